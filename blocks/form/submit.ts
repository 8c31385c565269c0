import type { FormMessages } from '../../schema/generated/types.ts';

/** One form on its way to the server. */
export interface Submission {
  action: string;
  encoding: 'json' | 'multipart';
  data: FormData;
  messages: FormMessages;
  /** The same for each try of one submission, so that the server keeps it once. */
  key?: string;
}

/** How it ended. `message` is for the visitor; `cause` is for the console. */
export type Outcome = { ok: true } | { ok: false; message: string; cause: unknown };

/** A server that has not answered by now is taken for one that cannot be reached: submitting always ends. */
const TIMEOUT = 60_000;

/**
 * What our own server wants to know beside the form: which try this is, and how long the page has been open. A server
 * elsewhere would have to allow these headers, and may not know them.
 */
function ownHeaders({ action, key }: Submission): Record<string, string> {
  if (!/^\/(?!\/)/.test(action)) return {};
  const elapsed = { 'X-Form-Elapsed': String(Math.round(performance.now())) };
  return key ? { ...elapsed, 'Idempotency-Key': key } : elapsed;
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

/**
 * Sends a form and says how it ended; it never throws. What counts as failure is said in the
 * specification, sections 7 and 8: a status that is not OK, a server out of reach, an answer that is
 * not JSON.
 */
export async function submit(submission: Submission): Promise<Outcome> {
  const { action, messages } = submission;
  const outOfReach = messages.network ?? messages.failure;
  try {
    const response = await fetch(action, requestOf(submission));
    if (response.ok) {
      await messageOf(response);
      return { ok: true };
    }
    const told = messages.useServerMessage
      ? await messageOf(response).catch(() => undefined)
      : undefined;
    const cause = new Error(`${action} answered with status ${response.status}`);
    return { ok: false, message: told ?? messages.failure, cause };
  } catch (cause) {
    return { ok: false, message: outOfReach, cause };
  }
}
