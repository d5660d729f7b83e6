/** Brings the engine's files to this browser, and tells how far that is. */

/** `manifest.json` in the engine's folder. */
export interface Manifest {
  digest: string;
  /** `later`: it is brought when something needs it. */
  files: { name: string; size: number; gzip: number; digest: string; later?: boolean }[];
}

export async function readManifest(base: string, get: typeof fetch = fetch): Promise<Manifest> {
  const answer = await get(`${base}manifest.json`);
  // A host that answers everything with a page has no engine.
  if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) {
    throw new Error(`there is no engine: ${answer.status} ${answer.statusText}`.trim());
  }
  const manifest = (await answer.json()) as Manifest;
  if (!manifest.files.length) throw new Error("there is no engine: it was not built");
  return manifest;
}

/** Reads an answer to its end; `read` is told the size of each piece. */
async function drain(answer: Response, read: (bytes: number) => void): Promise<void> {
  const reader = answer.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    read(piece.value.byteLength);
  }
}

/**
 * Loads all files that the engine starts with. What is done with them is the browser's: whoever asks for them
 * next gets them from its cache.
 */
export async function download(
  base: string,
  tell: (bytes: number, of: number) => void,
  get: typeof fetch = fetch,
): Promise<void> {
  const files = (await readManifest(base, get)).files.filter(({ later }) => !later);
  const of = files.reduce((sum, { size }) => sum + size, 0);
  let bytes = 0;
  tell(bytes, of);
  await Promise.all(
    files.map(async ({ name }) => {
      const answer = await get(`${base}${name}`);
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`.trim());
      await drain(answer, (more) => tell((bytes += more), of));
    }),
  );
}
