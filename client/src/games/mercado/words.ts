/** Texts of the table: names of places for screen readers, and the sentences that ask. */
import { actionIn } from "$lib/actions";
import { type Part, eventText, g, marked, nameOf, t, tParts } from "$lib/words.svelte";
import { CATALOGUE } from "$types/catalogue";
import type { Action, Event, Good, MercadoView, Preview } from "$types/server";
import { lacking, type Look, otherEarners, short, sources } from "./look";
import { type Piece, type Place, isPlacement, placeOf } from "./pieces";
import type { Pin } from "./pins";
import { isEntrance, squareOf } from "./places";

export const GAME = "mercado";
export const GOODS: readonly Good[] = CATALOGUE.mercado.goods;

/** The good that a restaurant improves; null: all of them. */
export const improves = (kind: string): Good | null =>
  CATALOGUE.mercado.restaurants.find(({ restaurant }) => restaurant === kind)?.good ?? null;

export const goodName = (good: string) => nameOf(GAME, "good", good);
export const kindName = (kind: string) => nameOf(GAME, "kind", kind);
export const goodsText = (goods: readonly string[]) => goods.map(goodName).join(" + ");
export const tileName = (customers: number, goods: readonly string[]) =>
  t("mercado-customers-want", { customers, goods: goodsText(goods) });

export function pieceName(piece: Piece): string {
  if (piece.kind === "customers") return tileName(piece.customers, piece.goods);
  if (piece.kind === "stall") return t("mercado-stall-of", { good: piece.good, name: goodName(piece.good) });
  return kindName(piece.restaurant);
}

/** One short word why nothing can be put here. */
export function refusedWord(reason: Event): string {
  const known = ["few", "own", "missing", "couples", "closed", "column", "north", "wood", "cost", "tile", "held"];
  const key = reason.key.replace("refused-", "");
  if (!known.includes(key)) return t("mercado-no-other");
  if (key === "cost") return t("mercado-short", { coins: short(reason)?.missing ?? 0 });
  return t(`mercado-no-${key}`, { stalls: lacking(reason) ?? 0 });
}

export interface Cell {
  view: MercadoView;
  names: readonly string[];
  place: Place;
  look?: Look | undefined;
  piece?: Piece | null;
  last?: boolean;
  pin?: Pin | undefined;
}

/** What lies on a place. */
export function contents(view: MercadoView, names: readonly string[], place: Place): string {
  if (isEntrance(place)) {
    const tile = view.entrances[place];
    if (tile === "barred") return t("mercado-cell-barred");
    if (!tile) return t("mercado-cell-no-customers");
    const text = tileName(tile.customers, tile.goods);
    if (!tile.awaited) return text;
    const { needed, missing } = tile.awaited;
    const stalls = { stalls: needed - missing, needed };
    return missing ? `${text}, ${t("mercado-stalls-of", stalls)}` : `${text}, ${t("mercado-awake")}`;
  }
  const { stall, open, closed } = squareOf(view, place);
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
  if (look?.preview && !look.quiet && piece) facts.push(...outcome(look.preview, names));
  else if (look?.refused && look.refused !== "unknown") facts.push(eventText(GAME, look.refused, names));
  if (look?.best) facts.push(t("mercado-best"));
  if (look?.pays) facts.push(t("mercado-pays", { coins: look.pays.coins }));
  if (pin?.label) facts.push(pin.kind === "hint" ? t("hint") : pin.label);
  if (last) facts.push(t("mercado-last"));
  return facts.join(", ");
}

function outcome(preview: Preview, names: readonly string[]): string[] {
  const { kind } = preview.action;
  const args = { cost: preview.cost, earns: preview.earns };
  const others = otherEarners(preview).map(([seat, coins]) =>
    t("mercado-other-earns", { player: names[seat] ?? "", coins }),
  );
  return [kind === "stall" ? t("mercado-cell-would-stall", args) : t("mercado-cell-would", args), ...others];
}

/** What is about to be done, in parts, with its coins in colour. */
export function proposal(preview: Preview): Part[] {
  const { action } = preview;
  const earns = marked("gain", String(preview.earns));
  const cost = marked("cost", String(preview.cost));
  if (!isPlacement(action)) return tParts("mercado-do-coin", { earns });
  const place = marked("place", placeOf(action) ?? "");
  if (action.kind === "stall") {
    return tParts("mercado-do-stall", { good: action.good, name: goodName(action.good), place, earns, cost });
  }
  if (action.kind === "restaurant") {
    const kind = action.restaurant;
    return tParts("mercado-do-restaurant", { kind, name: kindName(kind), place, earns });
  }
  const goods = action.goods.map((good) => marked("thing", good, goodName(good))).join(" + ");
  return tParts("mercado-do-customers", { customers: action.customers, goods, place, earns });
}

/** A choice as the object of a sentence: "fish on d3". */
export function actionPhrase(action: Action): string {
  const place = placeOf(action) ?? "";
  switch (action.kind) {
    case "coin":
      return t("mercado-name-coin");
    case "exchange":
      return t("mercado-name-exchange");
    case "take":
    case "specialise":
      return t("mercado-name-take", { good: action.good, name: goodName(action.good) });
    case "stall":
      return t("mercado-name-stall", { good: action.good, name: goodName(action.good), place });
    case "restaurant":
      return t("mercado-name-restaurant", { kind: action.restaurant, name: kindName(action.restaurant), place });
    case "customers":
      return t("mercado-name-customers", { customers: action.customers, goods: goodsText(action.goods), place });
    default:
      return action.kind; // outcomes of chance are not named
  }
}

/** A hint's reasons. Those of the search are the page's messages, the rest are the game's. */
export function reasonText(reason: Event, names: readonly string[]): string {
  if (!reason.key.startsWith("why-")) return eventText(GAME, reason, names);
  const action = actionIn(reason);
  if (action) return t(reason.key, { text: actionPhrase(action) });
  return t(reason.key, { coins: Number(reason.coins ?? 0) });
}

/** Why a choice pays what it pays: "Nd 2×2 + E3 2×2", what stands beside it, what else happens. */
export function facts(preview: Preview, names: readonly string[]): string[] {
  const { from, beside } = sources(preview);
  const sums = from.map(({ place, customers, value }) => `${place} ${customers}×${value}`).join(" + ");
  return [
    ...(sums ? [sums] : []),
    ...(beside.length ? [t("mercado-beside", { restaurants: beside.map(kindName).join(", ") })] : []),
    ...preview.notes.map((note) => eventText(GAME, note, names)),
  ];
}

export const challengeName = (number: number) => g(GAME, `challenge-${number}`);
