/** What the table says: names of places for who cannot see them, and the sentences that ask. */
import { type Part, g, marked, nameOf, t, tParts, tellText } from "$lib/words.svelte";
import type { Event, Good, MercadoView, Preview, Restaurant } from "$types/server";
import { readChoice, readPiece } from "./choices";
import { type Look, otherEarners, sources } from "./look";
import type { Pin } from "./pins";
import { isEntrance, squareOf, stallsIn } from "./places";

export const GAME = "mercado";
export const GOODS: readonly Good[] = ["fish", "flower", "tomato", "meat", "grape"];

const IMPROVES: Partial<Record<string, Good>> = {
  sushi: "fish",
  tea: "flower",
  pizza: "tomato",
  burger: "meat",
  wine: "grape",
};

/** The good that a restaurant improves; undefined: all of them. */
export const improves = (kind: string): Good | undefined => IMPROVES[kind];

export const goodName = (good: string) => nameOf(GAME, "good", good);
export const kindName = (kind: string) => nameOf(GAME, "kind", kind);
export const goodsText = (goods: readonly string[]) => goods.map(goodName).join(" + ");
export const tileName = (customers: number, goods: readonly string[]) =>
  t("mercado-customers-want", { customers, goods: goodsText(goods) });

/** A piece as people call it. */
export function pieceName(text: string): string {
  const piece = readPiece(text);
  if (piece?.kind === "customers") return tileName(piece.customers, piece.goods);
  if (piece?.kind === "stall") return t("mercado-stall-of", { good: piece.good, name: goodName(piece.good) });
  return piece ? kindName(piece.restaurant) : text;
}

/** One short word why nothing can be put here. */
export function refusedWord(reason: Event): string {
  const known = ["few", "own", "missing", "couples", "closed", "column", "north", "wood", "cost", "tile", "held"];
  const key = reason.key.replace("refused-", "");
  if (!known.includes(key)) return t("mercado-no-other");
  const stalls = key === "few" ? Number(reason.customers) - Number(reason.stalls) : 0;
  const coins = key === "cost" ? Number(reason.cost) - Number(reason.coins) - Number(reason.earns ?? 0) : 0;
  return key === "cost" ? t("mercado-short", { coins }) : t(`mercado-no-${key}`, { stalls });
}

export interface Cell {
  view: MercadoView;
  names: readonly string[];
  place: string;
  look?: Look | undefined;
  piece?: string | null;
  last?: boolean;
  pin?: Pin | undefined;
}

/** What lies there. */
export function contents(view: MercadoView, names: readonly string[], place: string): string {
  if (isEntrance(place)) {
    const tile = view.entrances[place];
    if (tile === "barred") return t("mercado-cell-barred");
    if (!tile) return t("mercado-cell-no-customers");
    const text = tileName(tile.customers, tile.goods);
    if (view.challenge?.number !== 7) return text;
    const stalls = stallsIn(view, place);
    return stalls >= tile.customers
      ? `${text}, ${t("mercado-awake")}`
      : `${text}, ${t("mercado-stalls-of", { stalls, needed: tile.customers })}`;
  }
  const square = squareOf(view, place);
  const { stall, open, closed } = square ?? {};
  if (stall) {
    const args = { player: names[stall.owner] ?? "", good: stall.good, name: goodName(stall.good), value: stall.value };
    return t("mercado-cell-stall", args);
  }
  if (open) return t("mercado-cell-open", { kind: kindName(open) });
  return closed ? t("mercado-cell-closed", { kind: kindName(closed) }) : t("mercado-cell-empty");
}

/** The name of a place as it is read out: "d3, empty, opening fish here costs 3, earns 8, earns most". */
export function cellName({ view, names, place, look, piece, last, pin }: Cell): string {
  const facts = [place, contents(view, names, place)];
  if (look?.preview && piece) facts.push(...outcome(look.preview, names));
  else if (look?.refused && look.refused !== "unknown") facts.push(tellText(GAME, look.refused, names));
  if (look?.best) facts.push(t("mercado-best"));
  if (look?.pays) facts.push(t("mercado-pays", { coins: look.pays.coins }));
  if (pin?.label) facts.push(pin.kind === "hint" ? t("hint") : pin.label);
  if (last) facts.push(t("mercado-last"));
  return facts.join(", ");
}

function outcome(preview: Preview, names: readonly string[]): string[] {
  const choice = readChoice(preview.text);
  const kind = choice?.kind === "put" ? choice.piece.kind : "coin";
  const args = { cost: preview.cost, earns: preview.earns };
  const others = otherEarners(preview).map(([seat, coins]) =>
    t("mercado-other-earns", { player: names[seat] ?? "", coins }),
  );
  return [kind === "stall" ? t("mercado-cell-would-stall", args) : t("mercado-cell-would", args), ...others];
}

/** What is about to be done, in parts, with its coins in colour. */
export function proposal(preview: Preview): Part[] {
  const choice = readChoice(preview.text);
  const earns = marked("gain", String(preview.earns));
  const cost = marked("cost", String(preview.cost));
  if (choice?.kind !== "put") return tParts("mercado-do-coin", { earns });
  const place = marked("place", choice.place);
  const { piece } = choice;
  if (piece.kind === "stall") {
    return tParts("mercado-do-stall", { good: piece.good, name: goodName(piece.good), place, earns, cost });
  }
  if (piece.kind === "restaurant") {
    return tParts("mercado-do-restaurant", { kind: piece.restaurant, name: kindName(piece.restaurant), place, earns });
  }
  const goods = piece.goods.map((good) => marked("thing", good, goodName(good))).join(" + ");
  return tParts("mercado-do-customers", { customers: piece.customers, goods, place, earns });
}

/** A choice as the object of a sentence: "fish on d3". */
export function choiceName(text: string): string {
  const choice = readChoice(text);
  if (!choice) return text;
  if (choice.kind === "coin") return t("mercado-name-coin");
  if (choice.kind === "exchange") return t("mercado-name-exchange");
  if (choice.kind === "take" || choice.kind === "specialise") {
    return t("mercado-name-take", { good: choice.good, name: goodName(choice.good) });
  }
  const { piece, place } = choice;
  if (piece.kind === "stall") return t("mercado-name-stall", { good: piece.good, name: goodName(piece.good), place });
  if (piece.kind === "restaurant")
    return t("mercado-name-restaurant", { kind: piece.restaurant, name: kindName(piece.restaurant), place });
  return t("mercado-name-customers", { customers: piece.customers, goods: goodsText(piece.goods), place });
}

/** A hint's reasons. Those of the search are the page's messages, the rest are the game's. */
export function reasonText(reason: Event, names: readonly string[]): string {
  if (!reason.key.startsWith("why-")) return tellText(GAME, reason, names);
  if (typeof reason.text === "string") return t(reason.key, { text: choiceName(reason.text) });
  return t(reason.key, { coins: Number(reason.coins ?? 0) });
}

/** Why a choice pays what it pays: "Nd 2×2 + E3 2×2", what stands beside it, what else happens. */
export function facts(preview: Preview, names: readonly string[]): string[] {
  const { from, beside } = sources(preview);
  const sums = from.map(({ place, customers, value }) => `${place} ${customers}×${value}`).join(" + ");
  return [
    ...(sums ? [sums] : []),
    ...(beside.length
      ? [t("mercado-beside", { restaurants: beside.map((kind) => kindName(kind as Restaurant)).join(", ") })]
      : []),
    ...preview.notes.map((note) => tellText(GAME, note, names)),
  ];
}

export const challengeName = (number: number) => g(GAME, `challenge-${number}`);
