/** Explains what is under the pointer or has the focus. On touch screens a press opens the explanation. */
import type { Attachment } from "svelte/attachments";
import type { Building } from "./cards";
import type { Town } from "./town.svelte";

export function tipped(town: Town, building: Building): Attachment<HTMLElement> {
  return (element) => {
    // Not at once: the focus also moves while the page is being rebuilt, where nothing may be set.
    const show = () => {
      queueMicrotask(() => {
        if (matchMedia("(hover: hover)").matches || element.matches(":focus-visible"))
          town.tip = { building, anchor: element };
      });
    };
    const hide = () => {
      queueMicrotask(() => {
        if (town.tip?.anchor === element) town.tip = null;
      });
    };
    element.addEventListener("mouseenter", show);
    element.addEventListener("mouseleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("blur", hide);
    return () => {
      hide();
      element.removeEventListener("mouseenter", show);
      element.removeEventListener("mouseleave", hide);
      element.removeEventListener("focus", show);
      element.removeEventListener("blur", hide);
    };
  };
}
