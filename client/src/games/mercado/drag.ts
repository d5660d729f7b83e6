/** A piece follows the pointer and is put where it is let go, if that is possible. */
import type { Attachment } from "svelte/attachments";
import type { Picking } from "./pick.svelte";
import type { Piece, Place } from "./pieces";

const FAR = 7; // pixels before a press becomes a drag

export interface Dragged {
  pick: Picking;
  piece: Piece;
  slot: string;
}

const placeAt = (x: number, y: number) =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null) as Place | null;

export function draggable(what: () => Dragged | null): Attachment<HTMLElement> {
  return (node) => {
    let copy: HTMLElement | null = null;
    let start: PointerEvent | null = null;
    let moved = false;

    const draw = ({ clientX, clientY }: PointerEvent) => {
      if (!copy) return;
      const { width, height } = node.getBoundingClientRect();
      copy.style.transform = `translate(${clientX - width / 2}px, ${clientY - height / 2 - 6}px)`;
    };

    function begin(dragged: Dragged): void {
      moved = true;
      const { width, height } = node.getBoundingClientRect();
      if (dragged.pick.slot !== dragged.slot) dragged.pick.select(dragged.piece, dragged.slot);
      copy = node.cloneNode(true) as HTMLElement;
      copy.removeAttribute("data-spot");
      copy.removeAttribute("data-slot");
      copy.inert = true;
      copy.classList.add("flying-copy");
      copy.style.width = `${width}px`;
      copy.style.height = `${height}px`;
      document.body.append(copy);
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
      const dragged = what();
      if (!copy && dragged && Math.hypot(right, down) > FAR) {
        // A finger that goes sideways changes the tab, or scrolls.
        if (start.pointerType === "touch" && Math.abs(right) > Math.abs(down)) return stop();
        begin(dragged);
      }
      if (!copy) return;
      draw(event);
      const place = placeAt(event.clientX, event.clientY);
      if (place && dragged) dragged.pick.place = place;
    }

    function stop(): void {
      copy?.remove();
      copy = start = null;
    }

    function end(event: PointerEvent): void {
      const dragged = copy ? what() : null;
      stop();
      if (!dragged) return;
      const place = placeAt(event.clientX, event.clientY);
      if (!place) return;
      dragged.pick.place = place;
      dragged.pick.confirm();
    }

    const down = (event: PointerEvent) => {
      moved = false;
      if (event.button !== 0 || !what()) return;
      start = event;
      node.setPointerCapture(event.pointerId);
    };
    /** The click that follows a drag means nothing. */
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, { capture: true });
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
