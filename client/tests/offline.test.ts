import { beforeEach, expect, it, vi } from "vitest";
import { offline } from "$lib/offline.svelte";

const reload = vi.fn();
const worker = { postMessage: vi.fn() };
const registration = Object.assign(new EventTarget(), { active: worker, waiting: null, installing: null });
const workers = Object.assign(new EventTarget(), {
  controller: worker,
  register: () => Promise.resolve(registration),
  ready: Promise.resolve(registration),
});

beforeEach(async () => {
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("location", { reload });
  await offline.register(false);
});

it("loads the page anew for a screen that went with its version, and for no other", () => {
  offline.missing();
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange")); // another tab has let a new version take over
  expect(reload).not.toHaveBeenCalled(); // whoever is in the middle of something stays there
  offline.missing();
  expect(reload).toHaveBeenCalledOnce();
});
