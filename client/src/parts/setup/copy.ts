/** Copies a text. Without HTTPS there is no clipboard: then the field is selected and copied the old way. */
export async function copyText(text: string, field?: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on http, as in a home network
    return field ? document.execCommand("copy") : false;
  }
}
