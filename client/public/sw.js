// The service worker: keeps the page, and the engine once it is wanted, so that both work without a
// network; shows that it is somebody's turn.

// The build replaces these three: a digest of everything, the page's files, and the engine's digest.
const VERSION = "development";
const FILES = [];
const ENGINE_DIGEST = "";

const [PAGES, ENGINES] = ["feira-page-", "feira-engine-"]; // how the names of caches begin
const [PAGE, ENGINE] = [PAGES + VERSION, ENGINES + ENGINE_DIGEST];
const GAME = "feira-game"; // the lock of pages that show a game
const MANIFEST = "engine/manifest.json";
const NO_PAGES = ["api", "embed", "health", "metrics"]; // first parts of paths that the server answers itself

const scope = new URL(self.registration.scope);
const address = (name) => new URL(name, scope).href;

/** The path of a request below the scope of this worker; null: it belongs to somebody else. */
const nameOf = (url) => {
  const { origin, pathname } = new URL(url);
  return origin === scope.origin && pathname.startsWith(scope.pathname) ? pathname.slice(scope.pathname.length) : null;
};

// The page: all of its files or none, under the digest of all.

/** Asks the host itself: what the browser has kept may be of another version. */
const fresh = (name) => new Request(address(name), { cache: "no-cache", credentials: "same-origin" });

const keepPage = async () => {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map(fresh));
};

/** A file of the page; the index stands for every screen. */
const fileFor = (request) => {
  const name = nameOf(request.url);
  if (name === null || request.method !== "GET" || NO_PAGES.includes(name.split("/")[0])) return null;
  if (name.startsWith("engine/")) return name;
  if (FILES.includes(name)) return name;
  return request.mode === "navigate" && FILES.includes("index.html") ? "index.html" : null;
};

const answer = async (name, request) => {
  const cache = await caches.open(name.startsWith("engine/") ? ENGINE : PAGE);
  return (await cache.match(address(name))) ?? fetch(request);
};

// The engine: under the digest of its manifest, each file checked against its own.

const cachesOf = async (kind) => (await caches.keys()).filter((name) => name.startsWith(kind));

const tellPages = async (message) => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
};

const digestOf = async (bytes) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (one) =>
    one.toString(16).padStart(2, "0"),
  ).join("");

/** An answer with its body read, telling how much of it has come. */
const readWhole = async (response, tell) => {
  const pieces = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    tell(piece.value.byteLength);
  }
  return new Blob(pieces).arrayBuffer();
};

const keepFile = async (cache, { name, digest }, tell) => {
  const place = address(`engine/${name}`);
  if (await cache.match(place)) return;
  const response = await fetch(fresh(`engine/${name}`));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await readWhole(response, tell);
  if ((await digestOf(bytes)) !== digest) throw new Error(`${name} is not of this engine`);
  const headers = { "content-type": response.headers.get("content-type") ?? "", ...policyOf(response) };
  await cache.put(place, new Response(bytes, { headers }));
};

/** Modules of workers keep the policy that they came with. */
const policyOf = (response) => {
  const policy = response.headers.get("content-security-policy");
  return policy ? { "content-security-policy": policy } : {};
};

const keepEngine = async () => {
  const told = await fetch(fresh(MANIFEST));
  if (!told.ok || !told.headers.get("content-type")?.includes("json")) throw new Error("there is no engine");
  const { digest, files } = await told.clone().json();
  if (digest !== ENGINE_DIGEST) throw new Error("the engine is of another version");
  const cache = await caches.open(ENGINE);
  const of = files.reduce((sum, { size }) => sum + size, 0);
  let bytes = 0;
  const tell = (more) => void tellPages({ kind: "engine", bytes: (bytes += more), of });
  await Promise.all(files.map((file) => keepFile(cache, file, tell)));
  await cache.put(address(MANIFEST), told); // last: where it is, everything is
};

const isWhole = async (name) => !!(await (await caches.open(name)).match(address(MANIFEST)));
const isKept = async () => ENGINE_DIGEST !== "" && (await isWhole(ENGINE));

/** Whoever could play without a network can do so with the next version as well. */
const install = async () => {
  await keepPage();
  const before = await Promise.all((await cachesOf(ENGINES)).map(isWhole));
  if (ENGINE_DIGEST && before.includes(true) && !(await isKept())) await keepEngine();
};

const activate = async () => {
  const ours = [...(await cachesOf(PAGES)), ...(await cachesOf(ENGINES))];
  const old = ours.filter((name) => name !== PAGE && name !== ENGINE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

/**
 * A new version never takes over in the middle of a game, in whatever tab that is. Pages hold a lock
 * while they show one: what a worker knows of their addresses is how they were opened.
 */
const takeOver = async () => {
  const { held } = await navigator.locks.query();
  if (held.some(({ name }) => name === GAME)) await tellPages({ kind: "in-a-game" });
  else await self.skipWaiting();
};

const tellKept = async () => tellPages({ kind: "engine-kept", kept: await isKept() });

const handle = async (kind) => {
  if (kind === "take-over") return takeOver();
  try {
    if (kind === "keep-engine" && !(await isKept())) await keepEngine();
  } catch (error) {
    return tellPages({ kind: "engine-failed", detail: String(error) });
  }
  return tellKept();
};

// Notices.

/** @param {PushEvent} event */
const show = async (event) => {
  const { title, body, path, tag } = event.data.json();
  // A table that is open and looked at says so itself; browsers want something to be shown all the same.
  await self.registration.showNotification(title, { body, tag, data: path, icon: address("icon-192.png") });
};

const open = async (path) => {
  const url = new URL(path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === url) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.url === url ? page : page.navigate(url).catch(() => self.clients.openWindow(url));
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(handle(event.data)));
self.addEventListener("fetch", (event) => {
  const name = fileFor(event.request);
  if (name !== null) event.respondWith(answer(name, event.request));
});
self.addEventListener("push", (event) => event.waitUntil(show(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
