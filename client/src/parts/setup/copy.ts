/** Copies a text. Without HTTPS there is no clipboard: then the field is selected and copied as of old. */
export async function copy(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand?.("copy") ?? false;
  }
}
