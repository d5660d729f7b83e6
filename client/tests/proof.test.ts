import { describe, expect, it } from "vitest";
import { check, commitment, drawn } from "../src/lib/proof";
import { sha256 } from "../src/lib/sha256";

// What src/feira/table/secret.py says about the same.
const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const NONCES = "q8Zr1nNwA0 - abc";
const COMMIT = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef";
const DRAWS = [
  { number: 1, weights: [0, 1, 2, 3, 4, 5].map((outcome) => [outcome, 1]), outcome: 2 },
  {
    number: 2,
    weights: [
      [3, 5],
      [7, 1],
      [40, 11],
    ],
    outcome: 7,
  },
  { number: 5, weights: [2, 3, 4, 5, 6, 7].map((outcome) => [outcome, outcome - 1]), outcome: 2 },
  { number: 17, weights: [[0, 1]], outcome: 0 },
  { number: 123, weights: Array.from({ length: 35 }, (_, i) => [i, i + 1]), outcome: 29 },
];
const PROOF = { commit: COMMIT, commitments: "", nonces: NONCES, secret: SECRET, draws: DRAWS };

describe("the proof of dice", () => {
  it("has the server's commitment", async () => {
    expect(await commitment(SECRET)).toBe(COMMIT);
  });

  it("draws what the server draws", async () => {
    for (const draw of DRAWS) expect(await drawn(SECRET, NONCES, draw)).toBe(draw.outcome);
  });

  it("counts what it has checked", async () => {
    const progress: number[] = [];
    expect(await check(PROOF, (done) => progress.push(done))).toEqual({
      committed: true,
      nonces: true,
      outcomes: 5,
      wrong: null,
    });
    expect(progress).toEqual([5]);
  });

  it("names the first outcome that is not due", async () => {
    const draws = DRAWS.map((draw) => (draw.number === 5 ? { ...draw, outcome: 3 } : draw));
    expect(await check({ ...PROOF, draws })).toEqual({ committed: true, nonces: true, outcomes: 2, wrong: 5 });
  });

  it("compares numbers with what was committed to", async () => {
    const commitments = `${sha256("q8Zr1nNwA0")} - ${sha256("abc")}`;
    expect((await check({ ...PROOF, commitments })).nonces).toBe(true);
    expect((await check({ ...PROOF, commitments: commitments.replace("- ", `${sha256("x")} `) })).nonces).toBe(false);
    expect((await check({ ...PROOF, commitments: `${sha256("ground")} - -` })).nonces).toBe(false);
  });

  it("sees another secret, and another nonce", async () => {
    expect((await check({ ...PROOF, secret: "ab".repeat(32) })).committed).toBe(false);
    expect((await check({ ...PROOF, nonces: "x - abc" })).wrong).not.toBeNull();
  });
});
