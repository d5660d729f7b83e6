/** Where a finished game, or one move of it, is looked back at. Of one's own games the review begins on arrival: one press is enough. */
export const reviewPath = (table: string, begin: boolean, number = 0) =>
  `/review/table/${table}${number ? `/${number}` : ""}${begin ? `?${BEGIN}` : ""}`;

const BEGIN = "start";

/** Was this address followed to have the game reviewed? */
export const beginsReview = (search: string) => new URLSearchParams(search).has(BEGIN);
