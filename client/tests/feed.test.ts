import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, Change, Told, Whole } from "$types/server";
import { type Connection, Feed, type Line } from "$lib/feed";

/** A socket whose other end is the test. */
class Wire implements Line {
  static all: Wire[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Asked[] = [];
  closed = false;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(message: Partial<Told>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
  /** The connection is there, and the table stands at a version. */
  begin(version: number, more: Partial<Whole> = {}): this {
    this.onopen?.();
    this.tell(whole(version, more));
    return this;
  }
}

const view = { stage: "act", turn: 0, players: [{ seat: 0, coins: 3 }] } as unknown as Whole["view"];

function whole(version: number, more: Partial<Whole> = {}): Whole {
  const seats = [{ kind: "me", name: "Ada", taken: true, level: "", left: "", computer: "" }];
  return {
    ...{ kind: "table", id: "t", code: "", version, state: "playing", game: "mercado", options: {} },
    ...{ clock: { kind: "none", amount: 0 }, rated: false, public: false, campaign: "", host: true },
    ...{ seats, own: [0], commit: "", nonces: "", secret: null, number: 0, view, turn: null },
    ...{ due: null, asked: null, rematch: null },
    ...more,
  } as Whole;
}

const change = (version: number, more: Partial<Change> = {}): Change =>
  ({
    ...{ kind: "change", version, state: "playing", steps: [], view: {} },
    ...{ what: { kind: "chose", seat: 0, choice: 1, at: 0 } },
    ...more,
  }) as Change;

let tables: Whole[], changes: number[], states: Connection[], told: Told[];
let feed: Feed;
const last = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  [tables, changes, states, told] = [[], [], [], []];
  feed = new Feed(
    "t",
    {
      table: (one) => tables.push(one),
      change: (one) => changes.push(one.version),
      told: (one) => told.push(one),
      connection: (state) => states.push(state),
    },
    () => new Wire(),
  );
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
});

describe("what is told", () => {
  it("is put over what is known, version by version", () => {
    last().begin(3);
    last().tell(change(4, { view: { turn: 1 } as Change["view"], due: 99 }));
    last().tell(change(5, { mine: { stage: "take" } as Change["mine"] }));
    expect(changes).toEqual([4, 5]);
    expect(feed.whole).toMatchObject({ version: 5, due: null, view: { turn: 1, stage: "take" } });
  });

  it("comes once: an old version is not put over a newer one", () => {
    last().begin(5);
    last().tell(change(5));
    last().tell(change(2));
    expect(changes).toEqual([]);
    expect(feed.whole?.version).toBe(5);
  });

  it("keeps a question about taking back until it is answered", () => {
    last().begin(1);
    last().tell(change(2, { what: { kind: "asked", seat: 0, to: 4, at: 0 } }));
    last().tell(change(3, { what: { kind: "agreed", seat: 1, at: 0 } }));
    expect(feed.whole?.asked?.seat).toBe(0);
    last().tell(change(4, { what: { kind: "declined", seat: 2, at: 0 } }));
    expect(feed.whole?.asked).toBeNull();
  });

  it("is done with a take-back when the last one has agreed and the board is another", () => {
    last().begin(1);
    last().tell(change(2, { what: { kind: "asked", seat: 0, to: 4, at: 0 } }));
    last().tell(change(3, { what: { kind: "agreed", seat: 1, at: 0 } }));
    expect(feed.whole?.asked?.seat).toBe(0);
    last().tell(
      change(4, { what: { kind: "agreed", seat: 2, at: 0 }, view: { turn: 1 } as unknown as Change["view"] }),
    );
    expect(feed.whole?.asked).toBeNull();
  });

  it("takes one's seats from the change that brought them", () => {
    last().begin(0, { own: [], view: null, state: "open" });
    last().tell(change(1, { state: "open", own: [0] }));
    expect(feed.whole).toMatchObject({ own: [0], view: null });
  });
});

describe("a lost connection", () => {
  it("comes back by itself, later and later", async () => {
    last().begin(1);
    last().break();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(300);
    expect(Wire.all).toHaveLength(2);
    last().break();
    await vi.advanceTimersByTimeAsync(250);
    expect(Wire.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(350);
    expect(Wire.all).toHaveLength(3);
    last().begin(7);
    expect(states.at(-1)).toBe("open");
    expect(tables.map((one) => one.version)).toEqual([1, 7]);
  });

  it("follows a gap: the whole table is asked for again", async () => {
    last().begin(3);
    const first = last();
    first.tell(change(6));
    expect(changes).toEqual([]);
    expect(first.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    last().begin(6);
    expect(feed.whole?.version).toBe(6);
  });

  it("is noticed when nobody answers, though nothing was closed", async () => {
    last().begin(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(last().sent).toEqual([{ do: "ping" }]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(states).toContain("lost");
    expect(Wire.all.length).toBeGreaterThan(1);
  });

  it("is no use where there is no table", async () => {
    last().begin(1);
    last().break(4004);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(Wire.all).toHaveLength(1);
  });

  it("comes back at once when the network does", () => {
    last().begin(1);
    globalThis.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    globalThis.dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(2);
  });
});

describe("a command", () => {
  it("carries an id and the version that was seen", async () => {
    last().begin(8);
    const answer = feed.do({ do: "choose", choice: 42 });
    const [sent] = last().sent as { id: string }[];
    expect(sent).toMatchObject({ do: "choose", choice: 42, version: 8 });
    last().tell({ kind: "answer", id: sent!.id, version: 9 });
    expect(await answer).toMatchObject({ version: 9 });
  });

  it("is sent again with the same id until it is answered", async () => {
    last().begin(8);
    const answer = feed.do({ do: "choose", choice: 42 });
    const [first] = last().sent as { id: string }[];
    last().break();
    await vi.advanceTimersByTimeAsync(300);
    last().begin(9);
    expect(last().sent).toEqual([first]);
    last().tell({ kind: "answer", id: first!.id, version: 9 });
    await answer;
    last().break();
    await vi.advanceTimersByTimeAsync(1000);
    last().begin(9);
    expect(last().sent).toEqual([]);
  });

  it("that was made without a connection goes out with the next one", async () => {
    last().begin(2);
    last().break();
    void feed.do({ do: "resign" });
    await vi.advanceTimersByTimeAsync(300);
    last().begin(2);
    expect(last().sent).toMatchObject([{ do: "resign", version: 2 }]);
  });
});

it("says nothing more when it is closed", async () => {
  last().begin(1);
  feed.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(last().closed).toBe(true);
});
