/** The keys of Machi Koro; `keys` in the game's client lists them. */
import type { Table } from "$lib/table.svelte";
import type { Town } from "./town.svelte";

/** Moves the focus between one die and two. */
function nextDice(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-dice]")];
  const at = buttons.findIndex((one) => one === document.activeElement);
  buttons[(at + 1) % buttons.length]?.focus();
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export function press(event: KeyboardEvent, town: Town, table: Table): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input:not([type=radio]), textarea, select, dialog"))
    return;
  const { choices } = town;
  const key = event.key.toLowerCase();
  if (key === "d" && choices.roll.length) nextDice();
  else if (/^\d$/.test(key) && choices.roll.length)
    town.choose(choices.roll.find(({ dice }) => String(dice) === key)?.preview);
  else if (key === "d" && choices.keep) town.choose(choices.reroll);
  else if (key === "d" && choices.add) town.choose(choices.add.preview);
  else if (key === "s" && choices.keep) town.choose(choices.keep);
  else if (key === "s" && choices.addNothing) town.choose(choices.addNothing);
  else if ((key === "s" || key === "0") && choices.noSwap) town.choose(choices.noSwap);
  else if (key === "0" && choices.buildNothing) town.choose(choices.buildNothing);
  else if (key === "o") focus("#mk-rollers input:checked");
  else if (key === "p") focus("[data-spot^='chip-'][tabindex='0'], [data-spot^='chip-']");
  else if (key === "b") focus("[data-spot^='card-'][tabindex='0']");
  else if (key === "escape") {
    town.drop();
    table.hint = null;
  } else return;
  event.preventDefault();
}
