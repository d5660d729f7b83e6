import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Change, ServerMessage, Snapshot } from "$types/server";
import { type Connection, Feed, type OtherMessage, type Socket } from "$lib/feed";

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
  /** The connection is there, and the table stands at a version. */
  begin(version: number, more: Partial<Snapshot> = {}): this {
    this.onopen?.();
    this.receive(snapshot(version, more));
    return this;
  }
}

const view = { stage: "act", turn: 0, players: [{ seat: 0, coins: 3 }] } as unknown as Snapshot["view"];

function snapshot(version: number, more: Partial<Snapshot> = {}): Snapshot {
  const seats = [{ kind: "me", name: "Ada", taken: true, level: "", left: "", computer: "" }];
  return {
    ...{ kind: "table", id: "t", code: "", version, state: "playing", game: "mercado", options: {} },
    ...{ clock: { kind: "none", amount: 0 }, rated: false, public: false, campaign: "", host: true },
    ...{ seats, own: [0], commit: "", nonces: "", secret: null, number: 0, view, turn: null },
    ...{ due: null, asked: null, rematch: null },
    ...more,
  } as Snapshot;
}

const change = (version: number, more: Partial<Change> = {}): Change => ({
  ...{ kind: "change", version, state: "playing", steps: [], view: {} },
  ...{ event: { kind: "chose", seat: 0, choice: 1, at: 0 } },
  ...more,
});

let snapshots: Snapshot[], changes: number[], states: Connection[], messages: OtherMessage[];
let waiting: string[];
let feed: Feed;
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [snapshots, changes, states, messages, waiting] = [[], [], [], [], []];
  feed = new Feed(
    "t",
    {
      snapshot: (one) => snapshots.push(one),
      change: (one) => changes.push(one.version),
      message: (one) => messages.push(one),
      connection: (state) => states.push(state),
      waiting: (answer) => waiting.push(answer.id),
    },
    () => new FakeSocket(),
  );
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
});

describe("a change", () => {
  it("is applied to the snapshot, version by version", () => {
    last().begin(3);
    last().receive(change(4, { view: { turn: 1 } as Change["view"], due: 99 }));
    last().receive(change(5, { mine: { stage: "take" } as Change["mine"] }));
    expect(changes).toEqual([4, 5]);
    expect(feed.snapshot).toMatchObject({ version: 5, due: null, view: { turn: 1, stage: "take" } });
  });

  it("is applied once: an old version does not replace a newer one", () => {
    last().begin(5);
    last().receive(change(5));
    last().receive(change(2));
    expect(changes).toEqual([]);
    expect(feed.snapshot?.version).toBe(5);
  });

  it("keeps a question about taking back until it is answered", () => {
    last().begin(1);
    last().receive(change(2, { event: { kind: "asked", seat: 0, to: 4, at: 0 } }));
    last().receive(change(3, { event: { kind: "agreed", seat: 1, at: 0 } }));
    expect(feed.snapshot?.asked?.seat).toBe(0);
    last().receive(change(4, { event: { kind: "declined", seat: 2, at: 0 } }));
    expect(feed.snapshot?.asked).toBeNull();
  });

  it("ends a question about taking back when the last player has agreed and the board changes", () => {
    last().begin(1);
    last().receive(change(2, { event: { kind: "asked", seat: 0, to: 4, at: 0 } }));
    last().receive(change(3, { event: { kind: "agreed", seat: 1, at: 0 } }));
    expect(feed.snapshot?.asked?.seat).toBe(0);
    last().receive(
      change(4, { event: { kind: "agreed", seat: 2, at: 0 }, view: { turn: 1 } as unknown as Change["view"] }),
    );
    expect(feed.snapshot?.asked).toBeNull();
  });

  it("brings the seats of this browser", () => {
    last().begin(0, { own: [], view: null, state: "open" });
    last().receive(change(1, { state: "open", own: [0] }));
    expect(feed.snapshot).toMatchObject({ own: [0], view: null });
  });

  it("brings a rematch", () => {
    last().begin(1, { state: "over" });
    last().receive(change(2, { state: "over", event: { kind: "rematched", table: "next", at: 0 } }));
    expect(feed.snapshot?.rematch).toBe("next");
    last().receive(change(3, { state: "over" }));
    expect(feed.snapshot?.rematch).toBe("next");
  });

  it("is not a message of another kind: those are passed on", () => {
    last().begin(1);
    last().receive({ kind: "said", number: 1, at: 0, name: "Ada", text: "hello" });
    expect(messages).toMatchObject([{ kind: "said", text: "hello" }]);
  });
});

describe("a lost connection", () => {
  it("comes back by itself, later and later", async () => {
    last().begin(1);
    last().break();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().break();
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(350);
    expect(FakeSocket.all).toHaveLength(3);
    last().begin(7);
    expect(states.at(-1)).toBe("open");
    expect(snapshots.map((one) => one.version)).toEqual([1, 7]);
  });

  it("follows a gap: a new connection brings a snapshot", async () => {
    last().begin(3);
    const first = last();
    first.receive(change(6));
    expect(changes).toEqual([]);
    expect(first.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    last().begin(6);
    expect(feed.snapshot?.version).toBe(6);
  });

  it("is noticed when nobody answers, though nothing was closed", async () => {
    last().begin(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(last().sent).toEqual([{ do: "ping" }]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(states).toContain("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("is no use where there is no table", async () => {
    last().begin(1);
    last().break(4004);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says so when there are too many, and tries again", async () => {
    last().break(4029);
    expect(states.at(-1)).toBe("crowded");
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("comes back at once when the network does", () => {
    last().begin(1);
    globalThis.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    globalThis.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a command", () => {
  it("carries an id and the version that was seen", async () => {
    last().begin(8);
    const answer = feed.command({ do: "choose", choice: 42 });
    const [sent] = last().sent as { id: string }[];
    expect(sent).toMatchObject({ do: "choose", choice: 42, version: 8 });
    last().receive({ kind: "answer", id: sent!.id, version: 9 });
    expect(await answer).toMatchObject({ version: 9 });
  });

  it("is sent again with the same id until it is answered", async () => {
    last().begin(8);
    const answer = feed.command({ do: "choose", choice: 42 });
    const [first] = last().sent as { id: string }[];
    last().break();
    await vi.advanceTimersByTimeAsync(300);
    last().begin(9);
    expect(last().sent).toEqual([first]);
    last().receive({ kind: "answer", id: first!.id, version: 9 });
    await answer;
    last().break();
    await vi.advanceTimersByTimeAsync(1000);
    last().begin(9);
    expect(last().sent).toEqual([]);
  });

  it.each(["not-stored", "overloaded"])(
    "that is refused as %s is sent again by itself, and the page is told",
    async (key) => {
      last().begin(8);
      const answer = feed.command({ do: "choose", choice: 42 });
      const [first] = last().sent as { id: string }[];
      last().receive({ kind: "answer", id: first!.id, version: 8, refused: { key } });
      expect(waiting).toEqual([first!.id]);
      expect(last().sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1000);
      expect(last().sent).toEqual([first, first]);
      last().receive({ kind: "answer", id: first!.id, version: 9 });
      expect(await answer).toEqual({ kind: "answer", id: first!.id, version: 9 });
      await vi.advanceTimersByTimeAsync(5000);
      expect(last().sent.filter((one) => one.do === "choose")).toHaveLength(2);
    },
  );

  it("that was made without a connection goes out with the next one", async () => {
    last().begin(2);
    last().break();
    void feed.command({ do: "resign" });
    await vi.advanceTimersByTimeAsync(300);
    last().begin(2);
    expect(last().sent).toMatchObject([{ do: "resign", version: 2 }]);
  });
});

describe("a socket that is still being opened", () => {
  it("is closed as soon as it is open, if the feed was closed meanwhile", () => {
    const opening = last();
    feed.close();
    expect(opening.closed).toBe(false); // a browser complains of one that is closed before it is open
    opening.begin(1);
    expect(opening.closed).toBe(true);
    expect(snapshots).toEqual([]);
    expect(states).toEqual(["connecting"]);
  });

  it("gives way to the next one: nothing of it is heard", () => {
    const first = last();
    feed.reconnect();
    const second = last().begin(2);
    first.begin(1);
    expect(first.closed).toBe(true);
    expect(second.closed).toBe(false);
    expect(feed.snapshot?.version).toBe(2);
    first.break();
    expect(states.at(-1)).toBe("open");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives way when the network comes back", () => {
    const first = last();
    globalThis.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    last().begin(1);
    first.begin(1);
    expect([first.closed, last().closed]).toEqual([true, false]);
  });

  it("is tried again if it never opens", async () => {
    last().break();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

it("does not connect again when it is closed", () => {
  feed.close();
  feed.reconnect(); // somebody has left, and was signed out just then
  expect(FakeSocket.all).toHaveLength(1);
});

it("says nothing more when it is closed", async () => {
  last().begin(1);
  feed.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(last().closed).toBe(true);
});
