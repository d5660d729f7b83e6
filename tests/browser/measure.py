"""Measures a page: does it scroll sideways, is text cut off, does text overlap?"""

from playwright.sync_api import Page

# Every visible piece of text with the box of each of its lines; letters are lower than their line.
MEASURE = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const name = (one) => {
    const path = [];
    for (let at = one; at && at !== document.body && path.length < 3; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + (at.classList[0] ? "." + at.classList[0] : ""));
    return path.join(" ");
  };
  const style = new Map();
  const styleOf = (one) => {
    if (!style.has(one)) style.set(one, getComputedStyle(one));
    return style.get(one);
  };
  const hidden = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const { clipPath, opacity, visibility, display } = styleOf(at);
      if (clipPath === "inset(50%)") return true; // read out, not shown
      if (visibility === "hidden" || display === "none" || Number(opacity) < 0.05) return true;
    }
    return false;
  };
  const floats = (one) => {
    for (let at = one; at; at = at.parentElement)
      if (["sticky", "fixed"].includes(styleOf(at).position)) return at;
    return null;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !one || one.closest("script, style, option, .ticker"))
      continue;
    if (hidden(one) || !one.checkVisibility()) // the latter: what is folded
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      const size = Math.min(line.height, parseFloat(styleOf(one).fontSize));
      const middle = line.y + line.height / 2;
      texts.push({
        one, text: node.data.trim().slice(0, 30),
        left: line.left + 1, right: line.right - 1,
        top: middle - size * 0.36, bottom: middle + size * 0.36,
      });
    }
  }
  const free = (one, box) => {
    for (let at = one; at && at !== box; at = at.parentElement) {
      const { position, overflowX, overflowY } = styleOf(at);
      if (position === "absolute" || /auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return false;
  };
  for (const text of texts) {
    text.shown = true;
    const holder = text.one.closest("button, .btn, .panel, .dock, .card, .badge");
    if (holder && !free(text.one, holder)) {
      const box = holder.getBoundingClientRect();
      if (text.left < box.left - 2 || text.right > box.right + 2 || text.bottom > box.bottom + 2)
        found.push(`sticks out: "${text.text}" of ${name(holder)}`);
    }
    for (let at = text.one; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = styleOf(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
      const inside = text.left >= box.left - 1.5 && text.right <= box.right + 1.5
        && text.top >= box.top - 1.5 && text.bottom <= box.bottom + 1.5;
      if (!inside && !scrolls) found.push(`cut off: "${text.text}" in ${name(at)}`);
      if (!inside) text.shown = false;
      if (scrolls) break;
    }
  }
  const near = texts.filter((text) => text.shown);
  near.sort((one, other) => one.top - other.top);
  for (let i = 0; i < near.length; i++) {
    for (let j = i + 1; j < near.length && near[j].top < near[i].bottom - 1; j++) {
      const [one, other] = [near[i], near[j]];
      if (one.one === other.one) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide < 1.5 || high < 1.5 || floats(one.one) !== floats(other.one)) continue;
      found.push(`"${one.text}" (${name(one.one)}) lies over "${other.text}" (${name(other.one)})`);
    }
  }
  return [...new Set(found)];
}"""
# Resolved when the page has laid itself out for a new size.
LAID_OUT = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"""


def faults(page: Page) -> list[str]:
    """The layout faults of a page in its present state."""
    return [str(one) for one in page.evaluate(MEASURE)]
