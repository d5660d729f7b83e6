import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlaybackQueue, type Playback } from "$lib/playback";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose animations take 100 ms, and what became of its items. */
function watched(play = (_item: string, playback: Playback) => playback.wait(100)) {
  const begun: string[] = [];
  const applied: string[] = [];
  const queue = new PlaybackQueue<string>(
    (item, playback) => {
      begun.push(item);
      return play(item, playback);
    },
    (item) => applied.push(item),
  );
  return { queue, begun, applied };
}

describe("the playback queue", () => {
  it("shows one after the other; each holds when its playback is over", async () => {
    const { queue, begun, applied } = watched();
    queue.push("a");
    queue.push("b");
    expect([begun, applied]).toEqual([["a"], []]);
    await vi.advanceTimersByTimeAsync(100);
    expect([begun, applied]).toEqual([["a", "b"], ["a"]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(applied).toEqual(["a", "b"]);
    expect(queue.busy).toBe(false);
  });

  it("finishes everything at once when skipped, in order", async () => {
    const { queue, begun, applied } = watched();
    for (const item of ["a", "b", "c"]) queue.push(item);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["a"]);
    expect(applied).toEqual(["a", "b", "c"]);
  });

  it("goes on after it was skipped", async () => {
    const { queue, applied } = watched();
    queue.push("a");
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    queue.push("b");
    expect(applied).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(applied).toEqual(["a", "b"]);
  });

  it("catches up when it is far behind", async () => {
    const { queue, applied } = watched();
    for (const item of "abcdefgh") queue.push(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(applied.slice(0, 6)).toEqual(["a", "b", "c", "d", "e", "f"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(applied).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
  });

  it("drops what is no longer true", async () => {
    const { queue, applied } = watched();
    queue.push("a");
    queue.push("b");
    queue.clear();
    await vi.advanceTimersByTimeAsync(500);
    expect(applied).toEqual([]);
    queue.push("c");
    await vi.advanceTimersByTimeAsync(100);
    expect(applied).toEqual(["c"]);
  });

  it("is not applied up by a playback that fails", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { queue, applied } = watched((item, playback) =>
      item === "a" ? Promise.reject(new Error("no")) : playback.wait(10),
    );
    queue.push("a");
    queue.push("b");
    await vi.advanceTimersByTimeAsync(10);
    expect(applied).toEqual(["a", "b"]);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});
