/** What the page and the engine's worker tell each other. */

export type ToWorker =
  /** Load the engine from this folder, and start it. */
  | { kind: "start"; base: string }
  | { kind: "call"; id: number; method: string; path: string; body: string | undefined }
  | { kind: "open"; line: string; table: string }
  | { kind: "hear"; line: string; text: string }
  | { kind: "close"; line: string };

export type FromWorker =
  /** So many bytes of the engine are here. */
  | { kind: "loaded"; bytes: number; of: number }
  | { kind: "ready" }
  /** It cannot be loaded (`download`) or it does not start (`start`). */
  | { kind: "failed"; why: "download" | "start"; detail: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "told"; line: string; text: string }
  | { kind: "closed"; line: string; code: number };

/** An answer of the engine, as over HTTP; the text is JSON or empty. */
export interface EngineAnswer {
  status: number;
  text: string;
}
