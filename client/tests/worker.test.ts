import { beforeAll, describe, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "$lib/engine/messages";

vi.mock("$lib/engine/download", () => ({ download: () => Promise.resolve() }));
vi.mock("$lib/engine/storage", () => ({ openDatabase: () => Promise.resolve(null), Storage: Object }));

/** An engine with three tables: one is there, one is not, one makes it fail. */
const ENGINE = `
  export const stores = [], storageVersion = 1;
  const connect = async (socket, table, tell) => {
    if (table === "~broken") throw new Error("a fault");
    if (table === "~nothing") return 4004;
    tell("{}");
    return 0;
  };
  export const startEngine = async () => ({ connect });
  //`;

const posted: FromWorker[] = [];
const send = (data: ToWorker) => dispatchEvent(new MessageEvent("message", { data }));

beforeAll(async () => {
  vi.stubGlobal("postMessage", (message: FromWorker) => posted.push(message));
  await import("$lib/engine/worker");
  send({ kind: "start", base: `data:text/javascript,${encodeURIComponent(ENGINE)}` });
  await vi.waitFor(() => expect(posted).toContainEqual({ kind: "ready" }));
});

describe("the engine's worker", () => {
  it.each([
    ["~table", { kind: "told", line: "~table", text: "{}" }],
    ["~nothing", { kind: "closed", line: "~nothing", code: 4004 }],
    ["~broken", { kind: "closed", line: "~broken", code: 1011 }],
  ])("says what became of a socket to %s", async (table, expected) => {
    send({ kind: "open", line: table, table });
    await vi.waitFor(() => expect(posted.at(-1)).toEqual(expected));
  });
});
