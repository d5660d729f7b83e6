/** A piece follows the pointer and is put where it is let go, if that is possible. */
import type { Attachment } from "svelte/attachments";
import type { Picking } from "./pick.svelte";
import type { Piece, Place } from "./pieces";

const THRESHOLD = 7; // pixels before a press becomes a drag

export interface Dragged {
  pick: Picking;
  piece: Piece;
  slot: string;
}

const placeAt = (x: number, y: number) =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null) as Place | null;

/** One element that can be dragged, and the copy of it that follows the pointer. */
class Drag {
  #copy: HTMLElement | null = null;
  #start: PointerEvent | null = null;
  #moved = false;

  constructor(
    private readonly node: HTMLElement,
    private readonly dragged: () => Dragged | null,
  ) {}

  down = (event: PointerEvent): void => {
    this.#moved = false;
    if (event.button !== 0 || !this.dragged()) return;
    this.#start = event;
    this.node.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const start = this.#start;
    const dragged = this.dragged();
    if (!start || !dragged) return;
    const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!this.#copy && Math.hypot(right, down) > THRESHOLD) {
      if (start.pointerType === "touch" && Math.abs(right) > Math.abs(down)) {
        this.stop(); // a finger that goes sideways changes the tab, or scrolls
        return;
      }
      this.#begin(dragged);
    }
    if (!this.#copy) return;
    this.#moveCopy(event);
    const place = placeAt(event.clientX, event.clientY);
    if (place) dragged.pick.place = place;
  };

  end = (event: PointerEvent): void => {
    const dragged = this.#copy ? this.dragged() : null;
    this.stop();
    const place = placeAt(event.clientX, event.clientY);
    if (!dragged || !place) return;
    dragged.pick.place = place;
    dragged.pick.confirm();
  };

  stop = (): void => {
    this.#copy?.remove();
    this.#copy = this.#start = null;
  };

  /** Swallows the click that follows a drag. */
  click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  #begin({ pick, piece, slot }: Dragged): void {
    this.#moved = true;
    if (pick.slot !== slot) pick.select(piece, slot);
    const { width, height } = this.node.getBoundingClientRect();
    const copy = this.node.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-spot");
    copy.removeAttribute("data-slot");
    copy.inert = true;
    copy.classList.add("flying-copy");
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    document.body.append(copy);
    this.#copy = copy;
  }

  #moveCopy({ clientX, clientY }: PointerEvent): void {
    if (!this.#copy) return;
    const { width, height } = this.node.getBoundingClientRect();
    this.#copy.style.transform = `translate(${clientX - width / 2}px, ${clientY - height / 2 - 6}px)`;
  }
}

export function draggable(dragged: () => Dragged | null): Attachment<HTMLElement> {
  return (node) => {
    const drag = new Drag(node, dragged);
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener("pointerdown", drag.down, { signal });
    node.addEventListener("pointermove", drag.move, { signal });
    node.addEventListener("pointerup", drag.end, { signal });
    node.addEventListener("pointercancel", drag.stop, { signal });
    node.addEventListener("click", drag.click, { capture: true, signal });
    return () => {
      drag.stop();
      listening.abort();
    };
  };
}
