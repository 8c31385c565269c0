import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { fileTypeFromFile } from 'file-type';
import { acceptedExtensions, MAX_FILE_SIZE } from '../../../blocks/_shared/browser/file-limits.ts';
import type { FormField } from '../../content/model/form-definition.ts';
import { syncFolder } from './disk.ts';
import type { FieldError } from './field-errors.ts';
import type { StoredFile } from './tables.ts';

/** The types of the package file-type, by the file extensions whose content it recognises. */
const KINDS: Record<string, string> = {
  '.pdf': 'pdf',
  '.doc': 'cfb',
  '.docx': 'docx',
  '.xls': 'cfb',
  '.xlsx': 'xlsx',
  '.zip': 'zip',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.gif': 'gif',
  '.webp': 'webp',
};

/**
 * Returns the type of a file by its content, of which only as much as needed is read; `undefined` when it is unknown.
 */
async function typeOf(file: string): Promise<string | undefined> {
  // An error without a code comes from the content: the type is unknown.
  const type = await fileTypeFromFile(file).catch((error) => {
    if (error.code) throw error;
    return undefined;
  });
  return type?.ext;
}

/**
 * Finds out the kind of an uploaded file, whose name cannot be trusted.
 *
 * @param extension that of its name, which the form accepts; `undefined` when the form accepts all files
 * @returns a file extension, or `unknown`; `undefined` when the content does not match the name
 * @throws when the file cannot be read
 */
async function fileKind(file: string, extension?: string): Promise<string | undefined> {
  // Files without a signature, such as .txt, are known by name only.
  if (extension && !Object.hasOwn(KINDS, extension)) return extension;
  const type = await typeOf(file);
  if (extension) return KINDS[extension] === type ? extension : undefined;
  return Object.keys(KINDS).find((known) => KINDS[known] === type) ?? 'unknown';
}

const MEGABYTE = 1024 * 1024;
const LONGEST_NAME = 200;

/** Returns the maximum size of a field's file, in bytes. */
export function largestFile({ maxSize = MAX_FILE_SIZE }: FormField): number {
  return Math.floor(maxSize * MEGABYTE);
}

/** The result of receiving a file. */
type ReceivedFile = { file: StoredFile } | { error: FieldError };

/** Returns the name of a file as people see it: the last part of the client's path, without misleading characters. */
function shownName(name: string): string {
  const last =
    name
      .replace(/\p{Cs}/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  // Control characters, and those that change the direction of text: they can hide the extension.
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return plain.length > LONGEST_NAME ? `…${plain.slice(1 - LONGEST_NAME)}` : plain;
}

/**
 * Writes an uploaded file to the disk under a random name, and checks its kind.
 *
 * @returns the data to store about it, or its error, when the file is deleted; `undefined` for a field that was left empty
 * @throws when it cannot be written
 */
export async function receiveFile(
  part: MultipartFile,
  field: FormField,
  folder: string,
): Promise<ReceivedFile | undefined> {
  const id = randomBytes(16).toString('hex');
  const place = path.join(folder, id);
  const written = await write(part, place);
  const name = shownName(part.filename ?? '');
  const remove = async () => {
    await rm(place, { force: true });
  };
  // The parser has one limit for all fields, the largest.
  if (part.file.truncated || written.size > largestFile(field)) {
    await remove();
    return { error: 'too-large' };
  }
  if (written.size === 0) {
    await remove();
    return name === '' ? undefined : { error: 'empty-file' };
  }
  const accepted = acceptedExtensions(field);
  const extension = accepted.length > 0 ? path.extname(name).toLowerCase() : undefined;
  const isNamedSo = extension === undefined || accepted.includes(extension);
  const kind = isNamedSo ? await fileKind(place, extension) : undefined;
  if (!kind) {
    await remove();
    return { error: 'wrong-kind' };
  }
  return { file: { id, field: field.name, name, kind, ...written } };
}

async function write(
  part: MultipartFile,
  place: string,
): Promise<{ size: number; sha256: string }> {
  const digest = createHash('sha256');
  let size = 0;
  let failure: unknown;
  const handle = await open(place, 'wx', 0o600);
  try {
    // The error of a full disk is kept and reading goes on: otherwise the parser would wait forever.
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (failure) continue;
      digest.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk).catch((error) => {
        failure = error;
      });
    }
    if (failure) throw failure;
    await handle.sync();
    await syncFolder(path.dirname(place));
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return { size, sha256: digest.digest('hex') };
}
