import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$lib/api";

const made = { toJSON: () => ({ endpoint: "https://push.example/x", keys: { p256dh: "p", auth: "a" } }) };
let subscription: typeof made | null = made;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  subscription = made;
  const worker = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(worker) }, languages: ["en"] });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("$lib/api");
});

/** Signs in on a browser, and returns what the server was sent. */
async function signedIn(device: string | null): Promise<unknown[][]> {
  if (device) localStorage.setItem("feira-notify-device", device);
  const post = vi.fn(() => Promise.resolve({ id: "new", device: "", created: 0 }));
  vi.doMock("$lib/api", () => ({ ...api, post, get: () => Promise.resolve(null) }));
  const { turnNotices } = await import("$lib/notify.svelte");
  await turnNotices.renew();
  return post.mock.calls;
}

describe("a guest who signs in", () => {
  it("is still told on this browser, by its own subscription", async () => {
    const keys = { p256dh: "p", auth: "a" };
    const [sent] = await signedIn("old");
    expect(sent).toEqual(["/api/notices/push", expect.objectContaining({ endpoint: "https://push.example/x", keys })]);
    expect(localStorage.getItem("feira-notify-device")).toBe("new");
  });

  it("is not told where that was not wanted before", async () => {
    expect(await signedIn(null)).toEqual([]);
    subscription = null;
    expect(await signedIn("old")).toEqual([]);
  });
});
