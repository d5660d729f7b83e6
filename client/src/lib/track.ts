/** Makes an effect depend on values that it does not use otherwise. */
export function track(..._values: unknown[]): void {
  // reading the arguments has been enough
}
