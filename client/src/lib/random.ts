/** Random names that cannot be guessed; unlike `crypto.randomUUID` also where a page came over plain http. */
export function randomName(bytes = 16): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return [...numbers].map((number) => number.toString(16).padStart(2, "0")).join("");
}
