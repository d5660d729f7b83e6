/** Requests to the server. A refusal is thrown as an `ApiError` with one line of text. */

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

const SAFE = ["GET", "HEAD"];

function token(): string {
  return /(?:^|; )feira_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (!SAFE.includes(method)) {
    if (!token()) await fetch("/api/me"); // brings the cookie that has to be sent back
    headers["x-csrf-token"] = token();
  }
  const text = typeof body === "string";
  if (body !== undefined) headers["content-type"] = text ? "text/plain" : "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline");
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({}))) as ErrorBody;
    throw new ApiError(response.status, failure.detail ?? response.statusText, failure.extra ?? { ...failure });
  }
  const answer = await response.text();
  if (!answer) return undefined as T;
  const json = response.headers.get("content-type")?.includes("json");
  return (json ? JSON.parse(answer) : answer) as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);
export const remove = (path: string) => call<null>("DELETE", path);
