/** Puts soft hyphens into a name where a list of words has `|`. */
export function soft(name: string, words: readonly string[]): string {
  let text = name;
  for (const word of words) {
    const joined = word.replaceAll("|", "");
    const at = text.toLowerCase().indexOf(joined.toLowerCase());
    if (at < 0 || !joined) continue;
    let broken = "";
    let i = at;
    for (const letter of word) broken += letter === "|" ? "\u00AD" : text.charAt(i++);
    text = text.slice(0, at) + broken + text.slice(at + joined.length);
  }
  return text;
}
