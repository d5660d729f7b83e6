import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Mixing, isAsPromised, missing } from "../src/lib/mixing";
import { sha256 } from "../src/lib/sha256";
import type { CommandBody } from "../src/lib/feed";
import type { Answer, Proof, SeatSeen, Snapshot } from "../src/types/server";

const seat = (kind: SeatSeen["kind"]): SeatSeen => ({
  kind,
  name: kind,
  taken: true,
  level: "",
  left: "",
  computer: "",
  guest: false,
});
const open = (more: Partial<Snapshot> = {}) =>
  ({
    state: "open",
    commit: "secret",
    seats: [seat("me"), seat("here"), seat("invite")],
    own: [0, 1],
    commitments: "- - -",
    nonces: "- - -",
    ...more,
  }) as Snapshot;

/** A feed that keeps what was sent, and whose table follows. */
class FakeFeed {
  sent: CommandBody[] = [];
  refused = false;
  constructor(public snapshot: Snapshot) {}

  command(body: CommandBody): Promise<Answer> {
    this.sent.push(body);
    if (body.do === "commit" && !this.refused) this.#put("commitments", body.commitment);
    if (body.do === "reveal" && !this.refused) this.#put("nonces", body.nonce);
    return Promise.resolve({ kind: "answer", id: "", version: 1, ...(this.refused ? { refused: { key: "no" } } : {}) });
  }

  #put(what: "commitments" | "nonces", mine: string) {
    const [, ...rest] = this.snapshot[what].split(" ");
    this.snapshot = { ...this.snapshot, [what]: [mine, ...rest].join(" ") };
  }
}

describe("SHA-256", () => {
  it("is what everybody else computes", () => {
    for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = "aß🎲".repeat(length).slice(0, length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});

describe("a number for the dice", () => {
  it("waits until all seats are taken", async () => {
    const feed = new FakeFeed(open({ seats: [seat("me"), { ...seat("invite"), taken: false }] }));
    await new Mixing("t1", feed).look();
    expect(feed.sent).toEqual([]);
  });

  it("is committed to at once, and revealed when all have committed", async () => {
    const feed = new FakeFeed(open());
    const mixing = new Mixing("t2", feed);
    await mixing.look();
    await mixing.look();
    expect(feed.sent.map((one) => one.do)).toEqual(["commit"]);
    feed.snapshot = { ...feed.snapshot, commitments: feed.snapshot.commitments.replace(/-$/, sha256("theirs")) };
    await mixing.look();
    expect(feed.sent.map((one) => one.do)).toEqual(["commit", "reveal"]);
    const [commit, reveal] = feed.sent;
    const number = reveal?.do === "reveal" ? reveal.nonce : "";
    expect(commit).toEqual({ do: "commit", commitment: sha256(number) });
    expect(missing(feed.snapshot)).toEqual([2]);
  });

  it("is a new one when the commitments are void", async () => {
    const feed = new FakeFeed(open({ seats: [seat("me"), seat("here"), seat("computer")] }));
    const mixing = new Mixing("t3", feed);
    await mixing.look();
    feed.snapshot = open({ seats: feed.snapshot.seats });
    await mixing.look();
    const numbers = feed.sent.flatMap((one) => (one.do === "reveal" ? [one.nonce] : []));
    expect(new Set(numbers).size).toBe(2);
  });

  it("is not sent by a page that has not committed, and never by a spectator", async () => {
    const other = new FakeFeed(open({ commitments: `${sha256("of another page")} - ${sha256("theirs")}` }));
    await new Mixing("t4", other).look();
    const watching = new FakeFeed(open({ own: [] }));
    await new Mixing("t5", watching).look();
    expect([other.sent, watching.sent]).toEqual([[], []]);
  });

  it("is not tried again when it is refused", async () => {
    const feed = new FakeFeed(open());
    feed.refused = true;
    await new Mixing("t6", feed).look();
    expect(feed.sent.length).toBe(1);
  });

  it("is waited for by name: first commitments, then numbers", () => {
    expect(missing(open())).toEqual([0, 2]);
    expect(missing(open({ commitments: "a - -" }))).toEqual([2]);
    expect(missing(open({ commitments: "a - b", nonces: "- - y" }))).toEqual([0]);
  });

  it("proves nothing else than what this page saw", () => {
    const proof = { commit: "secret", commitments: "a - b" } as Proof;
    expect(isAsPromised("never seen", proof)).toBe(true);
  });
});
