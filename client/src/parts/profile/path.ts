/** The page of an account. */
export const profilePath = (name: string) => `/@${encodeURIComponent(name)}`;
