import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FormEndpoint, FormField } from '../../content/model/form-definition.ts';
import { removeFiles } from './disk.ts';
import type { FieldError } from './field-errors.ts';
import { largestFile, receiveFile } from './receive-file.ts';
import type { StoredFile } from './tables.ts';

/** The maximum size of the texts of a form, in bytes: for multipart the same as Fastify's body limit for JSON. */
const MAX_TEXT = 1024 * 1024;
const MAX_PARTS = 200;

/** The field with the client's key, for forms that cannot set a header. */
export const KEY_FIELD = '_key';

/** The submission of a client, not validated yet. */
export interface Submission {
  values: Record<string, unknown>;
  files: StoredFile[];
  /** The errors of files, by field. */
  errors: Map<string, FieldError>;
  /** The error that kept files from being written to the disk. */
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
 * Reads a submission, in any of the encodings. Its files are on the disk afterwards, except those with errors.
 *
 * @param folder where files are written; left out, they are dropped
 * @throws UnreadableError, or the error of the multipart parser; no file is left then
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
    // Errors of the disk are in `storageError`; all others are about the request, though the parser sets no status for some.
    if ((error as { statusCode?: number }).statusCode) throw error;
    throw new UnreadableError(400, 'The form could not be read.');
  }
}

/**
 * Receives the first file of a field. A file that is dropped is still read to its end, so that the client gets an
 * answer.
 */
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
