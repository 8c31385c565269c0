import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Matches files that compression makes smaller; pictures, films and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt)$/;

/** Returns whether a file may be served compressed. */
export const isText = (file: string) => TEXT.test(file);

/** The minimum size of a file to compress, in bytes: a smaller response fits into one packet anyway. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best compression: a file is compressed once, and the budgets of pages count its bytes. */
export const GZIP = { level: constants.Z_BEST_COMPRESSION };

type Effort = 'served' | 'built';

/** Brotli's quality: 5 while a visitor waits, 11 when a build prepares files for a static host. */
const QUALITY: Record<Effort, number> = { served: 5, built: 11 };

async function modified(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => -1,
  );
}

async function writeWhole(file: string, content: Uint8Array) {
  const staging = `${file}.${process.pid}`;
  await writeFile(staging, content);
  await rename(staging, file);
}

/**
 * Writes the compressed variants of a file (`.br`, `.gz`) beside it unless they are there and not older.
 *
 * @param file absolute path; nothing is written for a file that does not become smaller
 * @throws when the folder cannot be written to
 */
export async function compressFile(file: string, effort: Effort): Promise<void> {
  if (!isText(file)) return;
  const [source, compressed] = await Promise.all([modified(file), modified(`${file}.br`)]);
  if (compressed >= source) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, GZIP)]);
  const variants = [`${file}.br`, `${file}.gz`] as const;
  await Promise.all([writeWhole(variants[0], br), writeWhole(variants[1], gz)]);
  // A build may have replaced the file meanwhile; the variants would be those of the old one.
  if ((await modified(file)) !== source) await Promise.all(variants.map((one) => rm(one)));
}
