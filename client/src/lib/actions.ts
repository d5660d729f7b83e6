/** Actions in messages. */
import type { Action, Event } from "$types/server";

/** The action that a reason is about, such as the reply that a choice prepares; null: it names none. */
export function actionIn(reason: Event): Action | null {
  const { action } = reason;
  return typeof action === "object" && action !== null && "kind" in action ? (action as unknown as Action) : null;
}

/** Are two actions the same? Both come from the server, with their fields in the same order. */
export const sameAction = (one: Action, other: Action) => JSON.stringify(one) === JSON.stringify(other);
