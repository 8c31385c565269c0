import type { MultipartFile } from '@fastify/multipart';
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
  if (request.isMultipart()) return readMultipart(request, endpoint, folder);
  if (!isObject(request.body)) throw new UnreadableError(400, 'The form is empty.');
  return { values: request.body, files: [], errors: new Map() };
}

async function readMultipart(
  request: FastifyRequest,
  { fields }: FormEndpoint,
  folder: string | undefined,
): Promise<Submission> {
  const submission: Submission = { values: Object.create(null), files: [], errors: new Map() };
  const fileFields = fields.filter(({ type }) => type === 'file');
  const limits = {
    fileSize: Math.max(0, ...fileFields.map(largestFile)),
    fieldSize: MAX_TEXT,
    fields: MAX_PARTS,
    files: MAX_PARTS,
    parts: MAX_PARTS,
  };
  let text = 0;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const field = fileFields.find(({ name }) => name === part.fieldname);
        await takeFile(part, field, folder, submission);
        continue;
      }
      text += part.valueTruncated ? MAX_TEXT + 1 : Buffer.byteLength(String(part.value));
      if (text <= MAX_TEXT) submission.values[part.fieldname] ??= part.value;
    }
    if (text > MAX_TEXT) throw new UnreadableError(413, 'That is too much text.');
    return submission;
  } catch (error) {
    if (folder) removeFiles(folder, submission.files);
    // Errors of the disk are in storageError; all others are about the request, though the parser does not always set a status.
    if ((error as { statusCode?: number }).statusCode) throw error;
    throw new UnreadableError(400, 'The form could not be read.');
  }
}

/** Takes the first file of a field. One that is not kept is still read to its end, so that the client receives the answer. */
async function takeFile(
  part: MultipartFile,
  field: FormField | undefined,
  folder: string | undefined,
  submission: Submission,
): Promise<void> {
  const { files, errors } = submission;
  const isTaken = errors.has(part.fieldname) || files.some((one) => one.field === part.fieldname);
  if (!field || !folder || submission.storageError || isTaken) {
    part.file.resume();
    return;
  }
  const received = await receiveFile(part, field, folder).catch((error) => {
    part.file.resume();
    submission.storageError = error;
  });
  if (!received) return;
  if ('file' in received) files.push(received.file);
  else errors.set(field.name, received.error);
}
