/**
 * Requests to the server, or to the engine of this device, which answers the same. A refusal is
 * thrown as an `ApiError` with one line of text.
 */
import type { Ban } from "$types/server";
import { EngineFailed, engine } from "./engine/engine.svelte";
import { type Where, where } from "./where.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** What the server answers if something is wrong. */
interface ErrorBody {
  detail?: string;
  extra?: Record<string, unknown>;
}

/** Called when the server refuses a person because they are banned. */
export const refusals: { banned: (ban: Ban) => void } = { banned: () => undefined };

/** In a frame of another site nothing is sent that says who somebody is, and nothing is kept. */
let credentials: RequestCredentials = "same-origin";
export const withoutCookies = () => (credentials = "omit");

const SAFE = ["GET", "HEAD"];

function token(): string {
  const secure = /(?:^|; )__Host-feira_csrf=([^;]*)/; // over HTTPS
  const plain = /(?:^|; )feira_csrf=([^;]*)/;
  return (secure.exec(document.cookie) ?? plain.exec(document.cookie))?.[1] ?? "";
}

/** Gets another token, if the one that was sent belongs to a session that I no longer have. */
async function renewed(sent: string): Promise<boolean> {
  await fetch("/api/me");
  return token() !== sent;
}

async function failureOf(response: Response): Promise<ApiError> {
  const failure = (await response.json().catch(() => ({}))) as ErrorBody;
  if (failure.extra?.banned) refusals.banned(failure.extra.banned as Ban);
  return new ApiError(response.status, failure.detail ?? response.statusText, failure.extra ?? { ...failure });
}

/** Asks the engine of this device. */
async function callEngine<T>(method: string, path: string, body?: unknown): Promise<T> {
  const given = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  try {
    const { status, text } = await engine.call(method, path, given);
    const told = (text ? JSON.parse(text) : undefined) as unknown;
    if (status < 400) return told as T;
    const { detail, extra } = (told ?? {}) as ErrorBody;
    throw new ApiError(status, detail ?? "", extra ?? {});
  } catch (error) {
    if (error instanceof EngineFailed) throw new ApiError(503, error.message, { code: "no-engine" });
    throw error;
  }
}

async function callServer<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
  const headers: Record<string, string> = {};
  if (!SAFE.includes(method)) {
    if (!token()) await fetch("/api/me").catch(() => undefined); // brings the cookie that has to be sent back
    headers["x-csrf-token"] = token();
  }
  const text = typeof body === "string";
  if (body !== undefined) headers["content-type"] = text ? "text/plain" : "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials,
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
    });
  } catch {
    where.asked(false);
    throw new ApiError(0, "offline");
  }
  where.asked(true);
  const sent = headers["x-csrf-token"];
  if (response.status === 403 && again && sent && (await renewed(sent))) return callServer(method, path, body, false);
  if (!response.ok) throw await failureOf(response);
  const answer = await response.text();
  if (!answer) return undefined as T;
  const json = response.headers.get("content-type")?.includes("json");
  return (json ? JSON.parse(answer) : answer) as T;
}

/** Asks whoever the path belongs to, unless it is said who. */
function call<T>(method: string, path: string, body?: unknown, at: Where = where.answering(path)): Promise<T> {
  return at === "device" ? callEngine(method, path, body) : callServer(method, path, body);
}

export const get = <T>(path: string, at?: Where) => call<T>("GET", path, undefined, at);
export const post = <T>(path: string, body?: unknown, at?: Where) => call<T>("POST", path, body, at);
export const put = <T>(path: string, body?: unknown, at?: Where) => call<T>("PUT", path, body, at);
export const remove = (path: string, at?: Where) => call<null>("DELETE", path, undefined, at);
