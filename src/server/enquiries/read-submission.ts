import type { FastifyRequest } from 'fastify';
import type { FormEndpoint, FormField } from '../../content/model/form-definition.ts';
import { removeFiles } from './disk.ts';
import type { FieldError } from './field-errors.ts';
import { largestFile, receiveFile } from './receive-file.ts';
import type { StoredFile } from './tables.ts';

/** Bytes of text in one form at most: the body limit of JSON, for multipart. */
const MAX_TEXT = 1024 * 1024;
const MAX_PARTS = 200;

/** The field that carries the client's key where a header cannot. */
export const KEY_FIELD = '_key';

/** The submission of a client, not validated yet. */
export interface Submission {
  values: Record<string, unknown>;
  files: StoredFile[];
  /** What is wrong with files, by field. */
  errors: Map<string, FieldError>;
  /** Why files could not be written to the disk, when they could not. */
  storageError?: unknown;
}

/** A request whose body cannot be read; `statusCode` is the status to answer with. */
class UnreadableError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Reads what a client sent, whichever way it is packed. Files are on the disk afterwards, those with errors are gone.
 *
 * @param folder where files are written; without one they are let go of
 * @throws UnreadableError, or what the multipart parser throws; no file is left then
 */
export async function readSubmission(
  request: FastifyRequest,
  endpoint: FormEndpoint,
  folder: string | undefined,
): Promise<Submission> {
  if (request.isMultipart()) return new MultipartReader(endpoint, folder).read(request);
  if (!isObject(request.body)) throw new UnreadableError(400, 'The form is empty.');
  return { values: request.body, files: [], errors: new Map() };
}

class MultipartReader {
  readonly #submission: Submission = {
    values: Object.create(null),
    files: [],
    errors: new Map(),
  };
  readonly #fileFields: FormField[];
  readonly #received = new Set<string>();
  #text = 0;

  constructor(
    endpoint: FormEndpoint,
    private readonly folder: string | undefined,
  ) {
    this.#fileFields = endpoint.fields.filter(({ type }) => type === 'file');
  }

  async read(request: FastifyRequest): Promise<Submission> {
    const limits = {
      fileSize: Math.max(0, ...this.#fileFields.map(largestFile)),
      fieldSize: MAX_TEXT,
      fields: MAX_PARTS,
      files: MAX_PARTS,
      parts: MAX_PARTS,
    };
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') await this.#takeFile(part);
        else this.#takeText(part.fieldname, part.value, part.valueTruncated);
      }
      if (this.#text > MAX_TEXT) throw new UnreadableError(413, 'That is too much text.');
      return this.#submission;
    } catch (error) {
      if (this.folder) removeFiles(this.folder, this.#submission.files);
      // Errors of the disk are in storageError; all others are about the request, though the parser does not always set a status.
      if ((error as { statusCode?: number }).statusCode) throw error;
      throw new UnreadableError(400, 'The form could not be read.');
    }
  }

  #takeText(name: string, value: unknown, isTruncated: boolean): void {
    this.#text += isTruncated ? MAX_TEXT + 1 : Buffer.byteLength(String(value));
    if (this.#text <= MAX_TEXT) this.#submission.values[name] ??= value;
  }

  /** Takes one file. One that cannot be kept is still read to its end, so that the client receives the answer. */
  async #takeFile(part: Parameters<typeof receiveFile>[0]): Promise<void> {
    const submission = this.#submission;
    const field = this.#fileFields.find(({ name }) => name === part.fieldname);
    const isWanted = field && !submission.storageError && !this.#received.has(field.name);
    if (!isWanted || !this.folder) {
      part.file.resume();
      return;
    }
    const received = await receiveFile(part, field, this.folder).catch((error) => {
      part.file.resume();
      submission.storageError = error;
    });
    if (!received) return;
    this.#received.add(field.name);
    if ('file' in received) submission.files.push(received.file);
    else submission.errors.set(field.name, received.error);
  }
}
