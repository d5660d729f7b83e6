/** The keys of Machi Koro; `keys` in the game's client lists them. */
import type { Table } from "$lib/table.svelte";
import type { Choices } from "./choices";
import type { Town } from "./town.svelte";
import type { Preview } from "$types/server";

/** Moves the focus between one die and two. */
function nextDice(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-dice]")];
  const at = buttons.findIndex((one) => one === document.activeElement);
  buttons[(at + 1) % buttons.length]?.focus();
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** The choice that a key makes now, if it makes one. */
function choiceOf(key: string, choices: Choices): Preview | null {
  if (/^\d$/.test(key) && choices.roll.length) {
    return choices.roll.find(({ dice }) => String(dice) === key)?.preview ?? null;
  }
  if (key === "d") return choices.reroll ?? choices.add?.preview ?? null;
  if (key === "s") return choices.keep ?? choices.addNothing ?? choices.noSwap;
  return key === "0" ? (choices.noSwap ?? choices.buildNothing) : null;
}

/** Does what a key does besides choosing; false: nothing. */
function moveFocus(key: string, town: Town, table: Table): boolean {
  if (key === "d" && town.choices.roll.length) nextDice();
  else if (key === "o") focus("#mk-rollers input:checked");
  else if (key === "p") focus("[data-spot^='chip-'][tabindex='0'], [data-spot^='chip-']");
  else if (key === "b") focus("[data-spot^='card-'][tabindex='0']");
  else if (key === "escape") {
    town.drop();
    table.hints.hint = null;
  } else return false;
  return true;
}

export function press(event: KeyboardEvent, town: Town, table: Table): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  const { target } = event;
  if (target instanceof Element && target.closest("input:not([type=radio]), textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  const choice = choiceOf(key, town.choices);
  if (choice) town.choose(choice);
  else if (!moveFocus(key, town, table)) return;
  event.preventDefault();
}
