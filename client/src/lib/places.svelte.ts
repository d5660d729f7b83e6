/** The place that a sentence points at, to be lit on the board. */
class Pointer {
  place = $state<string | null>(null);
}

export const pointer = new Pointer();
