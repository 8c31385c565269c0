import type { FormMessages } from '../../schema/generated/types.ts';

/** One form on its way to the server. */
export interface Submission {
  action: string;
  encoding: 'json' | 'multipart';
  data: FormData;
  messages: FormMessages;
  /** The same for each try of one submission, so that the server keeps it once. */
  key?: string;
  /** How long the page had been open when the visitor pressed the button, in milliseconds. */
  elapsed?: number;
}

/**
 * How it ended. `message` is for the visitor, `cause` for the console; `again` is there when the same might well be
 * accepted later, and says after how many milliseconds the server wants to be asked, or 0.
 */
export type Outcome =
  | { ok: true }
  | { ok: false; message: string; cause: unknown; again?: number | undefined };

/** A server that has not answered by now is taken for one that cannot be reached: submitting always ends. */
const TIMEOUT = 60_000;
/** The server, or what stands before it, is not itself just now: RFC 9110, section 15, and RFC 6585. */
const PASSING = [408, 429, 502, 503, 504];

/**
 * What our own server wants to know beside the form: which try this is, and how long the page has been open. A server
 * elsewhere would have to allow these headers, and may not know them.
 */
function ownHeaders({ action, key, elapsed = performance.now() }: Submission) {
  if (!/^\/(?!\/)/.test(action)) return {};
  const headers: Record<string, string> = { 'X-Form-Elapsed': String(Math.round(elapsed)) };
  return key ? { ...headers, 'Idempotency-Key': key } : headers;
}

/** What `fetch` sends: words as JSON, or everything as it is. */
function requestOf(submission: Submission): RequestInit {
  const { encoding, data } = submission;
  const request = { method: 'POST', signal: AbortSignal.timeout(TIMEOUT) };
  const headers = { Accept: 'application/json', ...ownHeaders(submission) };
  if (encoding === 'multipart') return { ...request, headers, body: data };
  return {
    ...request,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(data)),
  };
}

/** The `message` of an answer, or `undefined` when there is none. Throws when the answer is not JSON. */
async function messageOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json();
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** `Retry-After` in milliseconds: seconds or a date, RFC 9110, section 10.2.3. */
function pauseOf({ headers }: Response): number {
  const told = headers.get('Retry-After') ?? '';
  const pause = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Math.max(pause || 0, 0);
}

/** What a status means that is not OK. */
async function refusal(response: Response, { action, messages }: Submission): Promise<Outcome> {
  const told = messages.useServerMessage
    ? await messageOf(response).catch(() => undefined)
    : undefined;
  const cause = new Error(`${action} answered with status ${response.status}`);
  const again = PASSING.includes(response.status) ? pauseOf(response) : undefined;
  return { ok: false, message: told ?? messages.failure, cause, again };
}

/**
 * Sends a form and says how it ended; it never throws. What counts as failure is said in the
 * specification, sections 7 and 8: a status that is not OK, a server out of reach, an answer that is
 * not JSON.
 */
export async function submit(submission: Submission): Promise<Outcome> {
  const { action, messages } = submission;
  const message = messages.network ?? messages.failure;
  let response: Response;
  try {
    response = await fetch(action, requestOf(submission));
  } catch (cause) {
    return { ok: false, message, cause, again: 0 };
  }
  try {
    if (response.ok) {
      await messageOf(response);
      return { ok: true };
    }
    return await refusal(response, submission);
  } catch (cause) {
    return { ok: false, message, cause };
  }
}
