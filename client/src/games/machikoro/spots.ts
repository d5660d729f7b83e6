/** Places on the table that a lesson points at, as its file writes them: `market mine`, `player 1`. */
import type { Card, Landmark } from "$types/server";
import { isCard, isLandmark } from "./cards";

export type Spot =
  | { what: "market"; card: Card }
  | { what: "card"; card: Card }
  | { what: "landmark"; landmark: Landmark }
  | { what: "landmarks"; seat: number }
  | { what: "player"; seat: number }
  | { what: "dice" }
  | { what: "total"; total: number };

export function spotOf(text: string): Spot | null {
  const [what = "", name = ""] = text.split(" ");
  if ((what === "market" || what === "card") && isCard(name)) return { what, card: name };
  if (what === "landmark" && isLandmark(name)) return { what, landmark: name };
  if ((what === "landmarks" || what === "player") && /^\d$/.test(name)) return { what, seat: Number(name) };
  if (text === "dice") return { what: "dice" };
  if (/^\d+$/.test(text)) return { what: "total", total: Number(text) };
  return null;
}
