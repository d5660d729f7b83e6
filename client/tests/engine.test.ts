import { beforeEach, describe, expect, it, vi } from "vitest";
import { download } from "$lib/engine/download";
import { Engine, EngineFailed, type WorkerLike } from "$lib/engine/engine.svelte";
import type { FromWorker, ToWorker } from "$lib/engine/messages";
import { placeOf, where } from "$lib/where.svelte";

/** A worker whose other end is the test. */
class FakeWorker implements WorkerLike {
  static all: FakeWorker[] = [];
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  sent: ToWorker[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

const newest = () => FakeWorker.all.at(-1) as FakeWorker;
const made = () => new Engine(() => new FakeWorker(), "https://feira.example/engine/");

beforeEach(() => {
  FakeWorker.all = [];
});

describe("the engine", () => {
  it("is loaded when it is first asked, and once", () => {
    const engine = made();
    expect(FakeWorker.all).toEqual([]);
    void engine.call("GET", "/api/games");
    void engine.call("GET", "/api/me");
    expect(FakeWorker.all).toHaveLength(1);
    expect(newest().sent.map(({ kind }) => kind)).toEqual(["start", "call", "call"]);
  });

  it("tells how far it is", () => {
    const engine = made();
    expect([engine.state.kind, engine.percent]).toEqual(["off", 0]);
    engine.start();
    newest().tell({ kind: "loaded", bytes: 43, of: 100 });
    expect([engine.state.kind, engine.percent]).toEqual(["loading", 43]);
    newest().tell({ kind: "loaded", bytes: 100, of: 100 });
    expect([engine.state.kind, engine.percent]).toEqual(["starting", 100]);
    newest().tell({ kind: "ready" });
    expect(engine.state.kind).toBe("ready");
  });

  it("gives each answer to who asked", async () => {
    const engine = made();
    const [first, second] = [engine.call("GET", "/a"), engine.call("POST", "/b", "{}")];
    const ids = newest().sent.flatMap((one) => (one.kind === "call" ? [one.id] : []));
    newest().tell({ kind: "answer", id: ids[1] ?? 0, status: 201, text: '"b"' });
    newest().tell({ kind: "answer", id: ids[0] ?? 0, status: 200, text: '"a"' });
    expect(await first).toMatchObject({ status: 200, text: '"a"' });
    expect(await second).toMatchObject({ status: 201, text: '"b"' });
  });

  it("fails everything that waits for it, and is tried again only when asked to", async () => {
    const engine = made();
    const call = engine.call("GET", "/a");
    const socket = engine.open("~abc");
    const closed = vi.fn();
    socket.onclose = closed;
    await Promise.resolve();
    newest().tell({ kind: "failed", why: "download", detail: "no network" });
    await expect(call).rejects.toThrow(EngineFailed);
    expect(closed).toHaveBeenCalledWith({ code: 1006 });
    expect(newest().ended).toBe(true);
    await expect(engine.call("GET", "/a")).rejects.toThrow("no network");
    expect(FakeWorker.all).toHaveLength(1);
    engine.retry();
    expect(FakeWorker.all).toHaveLength(2);
    expect(engine.state.kind).toBe("loading");
  });

  it("is a line to a table like a socket", async () => {
    const engine = made();
    const socket = engine.open("~abc");
    const [opened, heard, closed] = [vi.fn(), vi.fn(), vi.fn()];
    [socket.onopen, socket.onmessage, socket.onclose] = [opened, heard, closed];
    await Promise.resolve();
    expect(opened).toHaveBeenCalledOnce();
    const open = newest().sent.find((one) => one.kind === "open");
    const line = open?.kind === "open" ? open.line : "";
    expect(open).toMatchObject({ table: "~abc" });
    newest().tell({ kind: "told", line, text: "{}" });
    expect(heard).toHaveBeenCalledWith({ data: "{}" });
    socket.send("hello");
    expect(newest().sent.at(-1)).toEqual({ kind: "hear", line, text: "hello" });
    newest().tell({ kind: "closed", line, code: 4004 });
    expect(closed).toHaveBeenCalledWith({ code: 4004 });
    newest().tell({ kind: "told", line, text: "late" });
    expect(heard).toHaveBeenCalledOnce();
  });

  it("opens no line that was closed before it could be", async () => {
    const engine = made();
    engine.open("~abc").close();
    await Promise.resolve();
    expect(newest().sent.map(({ kind }) => kind)).toEqual(["start", "close"]);
  });

  it("opens no line that is closed as soon as it is told to be open", async () => {
    const socket = made().open("~abc");
    socket.onopen = () => socket.close();
    await Promise.resolve();
    expect(newest().sent.map(({ kind }) => kind)).toEqual(["start", "close"]);
  });
});

describe("its download", () => {
  const files = [
    { name: "a.wasm", size: 3, gzip: 2, digest: "" },
    { name: "b.zip", size: 5, gzip: 4, digest: "" },
    { name: "later.network", size: 99, gzip: 99, digest: "", later: true },
  ];
  const json = { headers: { "content-type": "application/json" } };
  const host = (answers: Record<string, Response>) =>
    ((url: string) =>
      Promise.resolve(answers[url.split("/").at(-1) ?? ""] ?? new Response("", { status: 404 }))) as typeof fetch;

  it("counts the bytes of all files", async () => {
    const told: number[][] = [];
    const get = host({
      "manifest.json": new Response(JSON.stringify({ digest: "d", files }), json),
      "a.wasm": new Response("abc"),
      "b.zip": new Response("abcde"),
    });
    await download("https://feira.example/engine/", (bytes, of) => told.push([bytes, of]), get);
    expect(told[0]).toEqual([0, 8]);
    expect(told.at(-1)).toEqual([8, 8]);
  });

  it("fails where there is no engine, or a file is missing", async () => {
    const page = new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
    await expect(download("/engine/", () => undefined, host({ "manifest.json": page }))).rejects.toThrow("no engine");
    const manifest = new Response(JSON.stringify({ digest: "d", files }), json);
    const get = host({ "manifest.json": manifest, "a.wasm": new Response("abc") });
    await expect(download("/engine/", () => undefined, get)).rejects.toThrow("b.zip: 404");
  });
});

describe("where things live", () => {
  it("is said by their ids", () => {
    expect(placeOf("~abc")).toBe("device");
    expect(placeOf("g96d2f")).toBe("server");
    expect(where.answering("/api/tables/~abc/steps")).toBe("device");
    expect(where.answering("/api/tables/%7Eabc/steps")).toBe("device");
    expect(where.answering("/api/tables/abc/steps")).toBe("server");
    expect(where.answering("/api/games")).toBe("server");
  });

  it("is this device for everything while one plays without a server", () => {
    where.home = "device";
    expect(where.answering("/api/games")).toBe("device");
    where.home = "server";
  });
});
