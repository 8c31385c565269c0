/** Sends one form to the server and returns the outcome. */
import type { FormMessages } from '../../../schema/generated/types.ts';

/** The values of a form, by name. */
export type Entries = [string, FormDataEntryValue][];

/** The submission of a form. */
export interface Submission {
  action: string;
  encoding: 'json' | 'multipart';
  entries: Entries;
  messages: FormMessages;
  /** Identical for each try of one submission, so that the server stores it once. */
  key?: string;
  /** How long the page had been open when the visitor pressed the button, in milliseconds. */
  elapsed?: number;
}

/**
 * The result of a submission. `message` is for the visitor, `fields` has messages about single fields, `cause` is for
 * the console. `again` is set when the same form may be accepted later: the milliseconds after which the server wants
 * to be asked, or 0.
 */
export type Outcome =
  | { ok: true }
  | {
      ok: false;
      message: string;
      fields?: Record<string, string> | undefined;
      cause: unknown;
      again?: number | undefined;
    };

/**
 * A server that has not answered after this time counts as unreachable, so that submitting always ends. In
 * milliseconds.
 */
const TIMEOUT = 60_000;
/** Statuses after which the same form may be accepted later: RFC 9110, section 15, and RFC 6585. */
const TRANSIENT = [408, 429, 502, 503, 504];

/**
 * Returns the headers for the site's own server: which try this is, and how long the page has been open. A server
 * elsewhere would have to allow these headers, and may not know them.
 */
function ownHeaders({ action, key, elapsed = performance.now() }: Submission) {
  if (!/^\/(?!\/)/.test(action)) return {};
  const headers: Record<string, string> = { 'X-Form-Elapsed': String(Math.round(elapsed)) };
  return key ? { ...headers, 'Idempotency-Key': key } : headers;
}

/** Returns the entries as `FormData`. */
function toFormData(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** Returns the options for `fetch`: the body is JSON, or multipart with files. */
function requestOf(submission: Submission): RequestInit {
  const { encoding, entries } = submission;
  const request = { method: 'POST', signal: AbortSignal.timeout(TIMEOUT) };
  const headers = { Accept: 'application/json', ...ownHeaders(submission) };
  if (encoding === 'multipart') return { ...request, headers, body: toFormData(entries) };
  return {
    ...request,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(entries)),
  };
}

interface Answer {
  message?: string | undefined;
  /** Messages about single fields. */
  fields?: Record<string, string> | undefined;
}

/** Parses the body of an answer. @throws when it is not JSON */
async function read(response: Response): Promise<Answer> {
  const body = (await response.json()) as { message?: unknown; fields?: unknown } | null;
  const { message, fields } = body ?? {};
  const entries = Object.entries(fields && typeof fields === 'object' ? fields : {});
  return {
    message: typeof message === 'string' && message !== '' ? message : undefined,
    fields: Object.fromEntries(entries.filter(([, sentence]) => typeof sentence === 'string')),
  };
}

/** Returns `Retry-After` in milliseconds: seconds or a date, RFC 9110, section 10.2.3. */
function pauseOf({ headers }: Response): number {
  const value = headers.get('Retry-After') ?? '';
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(pause || 0, 0);
}

/** Returns the outcome of a status that is not OK. */
async function refusal(response: Response, { action, messages }: Submission): Promise<Outcome> {
  const { message, fields } = await read(response).catch((): Answer => ({}));
  const own = messages.useServerMessage ? message : undefined;
  const cause = new Error(`${action} answered with status ${response.status}`);
  const again = TRANSIENT.includes(response.status) ? pauseOf(response) : undefined;
  return { ok: false, message: own ?? messages.failure, fields, cause, again };
}

/**
 * Sends a form and returns the outcome; it never throws. What counts as failure is defined in the
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
      await read(response);
      return { ok: true };
    }
    return await refusal(response, submission);
  } catch (cause) {
    return { ok: false, message, cause };
  }
}
