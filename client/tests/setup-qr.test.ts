import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { path, qr } from "$parts/setup/qr";

// From segno, which the server has: so many letters of the link again and again, and a mask. Each fills
// its version to the last byte, since segno writes one byte too many before its padding.
const LINK = "https://feira.example.org/table/g96d2fpfw9u5jcb8";
const KNOWN = [
  [14, 0, 1, "068665c55f62d44f6db1d0adbecd3d770a2a6c153cc355a47a883a9a8826aa0c"],
  [26, 1, 2, "18f2e91335ec45ea757bf3cfd74ac7104ac5945b990d8eb36207492fd7820f0b"],
  [42, 2, 3, "3eb87b4eae42bfd491279bfff761278180b54dde20247a46d7bff39fe7bc2ce0"],
  [62, 3, 4, "44fd3f5507f636093e3129d67372189b89ccfe0335d10d0dfb51f056a2382cf9"],
  [84, 4, 5, "70aa83fc9e9aacc1328a4c1e57c9ee811c296d6f7fdbe5f903b8febf1b24ee1c"],
  [106, 5, 6, "8aaeb7e2b8476fe1bce8ec975e3c424c71209c7459c872984394692ad0fea2d5"],
  [122, 6, 7, "b0dfe231b233f0a47a50535c4116098a99a1ce93ddaba97b1ee87c097c38240b"],
  [152, 7, 8, "b91ac8e6a4700b3d2da2cbbd56eb6d125c353091a5867b755daf9ab1bd806830"],
  [180, 0, 9, "2adce46c17a0df058beb21314c36a0834d2fe7d07a004cb157d1b97b6ee45a38"],
  [213, 5, 10, "290847d0b6a541d41afccc6bb2079fe9af798bd34742383e5c72f72d21078fa1"],
] as const;

test.each(KNOWN)("%i letters with mask %i are version %i, module by module", (letters, mask, version, digest) => {
  const rows = qr(LINK.repeat(5).slice(0, letters), mask);
  expect(rows).toHaveLength(17 + 4 * version);
  const written = rows.map((row) => row.map(Number).join("")).join("\n");
  expect(createHash("sha256").update(written).digest("hex")).toBe(digest);
});

test("a mask is found by itself", () => {
  const made = JSON.stringify(qr(LINK));
  expect([0, 1, 2, 3, 4, 5, 6, 7].some((mask) => JSON.stringify(qr(LINK, mask)) === made)).toBe(true);
});

test("what is too long is said to be so", () => expect(() => qr("x".repeat(400))).toThrow());

test("a path has a square for each dark module", () => {
  expect(path([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
