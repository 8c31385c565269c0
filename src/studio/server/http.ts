/** Reads requests and sends responses of the endpoints: JSON in, JSON out, and a sentence for every error. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { GitError } from 'simple-git';
import { readBody } from '../../build/dev/requests.ts';
import { WriteRefused } from '../../content/files/write-refused.ts';
import { codeOf } from '../../content/model/thrown.ts';
import { systemError } from '../../diagnostics/wording/system-error.ts';
import { EditError } from '../../editing/edit-error.ts';

/** An error with the status and message of the response. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Further fields of the response. */
    readonly details: { [name: string]: unknown } = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

const UNFORESEEN =
  'Studio has made a mistake of its own. The terminal where Pagewright runs says more.';

/** Returns the error that the response tells; with status 500 when it is Studio's own. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof EditError) {
    return new HttpError(422, error.message, { reason: error.reason, problems: [] });
  }
  if (error instanceof WriteRefused) {
    return new HttpError(error.reason === 'protected' ? 422 : 409, error.message);
  }
  if (error instanceof GitError) {
    const [, reason = error.message] = /^(?:fatal|error): (.*)$/m.exec(error.message) ?? [];
    return new HttpError(409, `Git could not do this: ${reason}`);
  }
  if (codeOf(error) === 'ECONNRESET') {
    return new HttpError(400, 'The request ended too early.');
  }
  const message = systemError(error);
  return message === undefined ? new HttpError(500, UNFORESEEN) : new HttpError(422, message);
}

/** Reads the body of a request. Throws an HttpError when it has more than `maxBytes`. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const body = await readBody(request, maxBytes);
  if (!body) throw new HttpError(413, `The request is larger than ${megabytes(maxBytes)}.`);
  return body;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Reads the body of a request as a JSON object. Throws an HttpError for everything else. */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ [name: string]: unknown }> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'Send JSON, with the header content-type: application/json.');
  }
  const body = await readBytes(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The request is no JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'The request has to be a JSON object, { ... }.');
  }
  return value as { [name: string]: unknown };
}

/** Sends JSON that is not cached and that no other site may read. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .end(body);
}
