/** The faces on a customer tile: always the same ones for the same tile. */
import { FACES } from "./pictures";

export function facesOf(customers: number, goods: readonly string[]): string[] {
  let number = customers * 3;
  for (const letter of goods.join()) number = (number * 7 + letter.charCodeAt(0)) % 9973;
  return Array.from({ length: customers }, (_, i) => `face-${(number + i * 3) % FACES}`);
}
