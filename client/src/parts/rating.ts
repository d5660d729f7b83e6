/** A rating as people know it: 1540, or 1540? while it has too few games to be believed. */
import type { Rating } from "$types/server";

export const ratingText = ({ rating, provisional }: Pick<Rating, "rating" | "provisional">) =>
  provisional ? `${rating}?` : String(rating);

/** How a game has changed a rating. */
export const changeText = (change: number) => (change < 0 ? `−${-change}` : change ? `+${change}` : "±0");
