/** The pictogram of each solo challenge, by its key. */
import type { Component } from "svelte";
import Tickets from "~icons/fluent-emoji-flat/admission-tickets";
import Basket from "~icons/fluent-emoji-flat/basket";
import Beer from "~icons/fluent-emoji-flat/beer-mug";
import Bell from "~icons/fluent-emoji-flat/bellhop-bell";
import Bicycle from "~icons/fluent-emoji-flat/bicycle";
import Crown from "~icons/fluent-emoji-flat/crown";
import Hourglass from "~icons/fluent-emoji-flat/hourglass-not-done";
import Tomato from "~icons/fluent-emoji-flat/tomato";
import Hearts from "~icons/fluent-emoji-flat/two-hearts";

export default {
  "challenge-1": Tomato,
  "challenge-2": Hourglass,
  "challenge-3": Hearts,
  "challenge-4": Bicycle,
  "challenge-5": Bell,
  "challenge-6": Tickets,
  "challenge-7": Basket,
  "challenge-8": Beer,
  "challenge-9": Crown,
} satisfies Record<string, Component>;
