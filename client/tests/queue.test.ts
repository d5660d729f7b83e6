import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Queue, type Show } from "$lib/queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose shows take 100 ms, and what became of its items. */
function watched(play = (_item: string, show: Show) => show.wait(100)) {
  const begun: string[] = [];
  const held: string[] = [];
  const queue = new Queue<string>(
    (item, show) => {
      begun.push(item);
      return play(item, show);
    },
    (item) => held.push(item),
  );
  return { queue, begun, held };
}

describe("the queue of shows", () => {
  it("shows one after the other; each holds when its show is over", async () => {
    const { queue, begun, held } = watched();
    queue.push("a");
    queue.push("b");
    expect([begun, held]).toEqual([["a"], []]);
    await vi.advanceTimersByTimeAsync(100);
    expect([begun, held]).toEqual([["a", "b"], ["a"]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(held).toEqual(["a", "b"]);
    expect(queue.busy).toBe(false);
  });

  it("finishes everything at once when skipped, in order", async () => {
    const { queue, begun, held } = watched();
    for (const item of ["a", "b", "c"]) queue.push(item);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["a"]);
    expect(held).toEqual(["a", "b", "c"]);
  });

  it("goes on after it was skipped", async () => {
    const { queue, held } = watched();
    queue.push("a");
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    queue.push("b");
    expect(held).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(held).toEqual(["a", "b"]);
  });

  it("catches up when it is far behind", async () => {
    const { queue, held } = watched();
    for (const item of "abcdefgh") queue.push(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(held.slice(0, 6)).toEqual([..."abcdef"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(held).toEqual([..."abcdefgh"]);
  });

  it("drops what is no longer true", async () => {
    const { queue, held } = watched();
    queue.push("a");
    queue.push("b");
    queue.clear();
    await vi.advanceTimersByTimeAsync(500);
    expect(held).toEqual([]);
    queue.push("c");
    await vi.advanceTimersByTimeAsync(100);
    expect(held).toEqual(["c"]);
  });

  it("is not held up by a show that fails", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { queue, held } = watched((item, show) => (item === "a" ? Promise.reject(new Error("no")) : show.wait(10)));
    queue.push("a");
    queue.push("b");
    await vi.advanceTimersByTimeAsync(10);
    expect(held).toEqual(["a", "b"]);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});
