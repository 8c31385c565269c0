/**
 * Reads the YAML files of a site for editing: only files inside its folder that are readable, identified by the
 * digest of their bytes.
 */

import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../content/model/thrown.ts';
import { BYTE_ORDER_MARK } from '../content/yaml/byte-order-mark.ts';
import { LARGEST_FILE } from '../content/yaml/load-yaml.ts';
import { EditError } from './edit-error.ts';

const LIMIT = `${LARGEST_FILE / 1024 / 1024} MB`;

/** A file as stored on disk. */
export interface StoredText {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  /** Its text without the byte order mark. */
  text: string;
  /** Its byte order mark; usually empty. */
  mark: string;
  bytes: Buffer;
  digest: string;
}

/** Matches half of a surrogate pair, which cannot be encoded. */
const HALF = /\p{Cs}/u;

/**
 * Returns the bytes of a text, with its byte order mark if any, for a file. Throws an EditError when they exceed the
 * maximum size or the text cannot be encoded.
 */
export function encodedText(file: string, text: string): Buffer {
  if (HALF.test(text)) {
    const message = `${file} would hold half a character, which no file can. Write that text again.`;
    throw new EditError('misfit', message);
  }
  const bytes = Buffer.from(text);
  if (bytes.length <= LARGEST_FILE) return bytes;
  const message = `${file} would be larger than ${LIMIT}, the most that is read. Divide it into several files.`;
  throw new EditError('too-large', message);
}

/**
 * Decodes bytes, without the byte order mark that they may begin with. Throws an EditError when they are not
 * UTF-8.
 */
function textOf(file: string, bytes: Buffer): Pick<StoredText, 'text' | 'mark'> {
  if (!isUtf8(bytes)) {
    throw new EditError('unreadable', `${file} is not saved as UTF-8. Save it so in an editor.`);
  }
  const text = bytes.toString('utf8');
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return { text: text.slice(mark.length), mark };
}

/**
 * Returns the absolute path of a file that may be edited; it need not exist.
 *
 * @throws an EditError when it is not a YAML file of pages/, or leads out of the site's folder
 */
function editablePath(root: string, file: string): string {
  return pathWithin(
    root,
    file,
    /^pages\/.+\.yaml$/,
    'Only the .yaml files of pages/ are edited, named as pages/index.yaml is.',
  );
}

/** Returns the absolute path of a file in the site's folder. Throws an EditError for other paths. */
export function pathWithin(root: string, file: string, allowed: RegExp, rule: string): string {
  const parts = typeof file === 'string' ? file.split('/') : [];
  const isPlain =
    parts.length > 0 &&
    file.length <= 400 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no name of a file has any
    !/[\x00-\x1f\\]/.test(file) &&
    !HALF.test(file) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..') &&
    allowed.test(file);
  if (!isPlain) throw new EditError('misfit', rule);
  const whole = path.join(root, file);
  const base = realpathSync(root);
  if (!isWithin(base, nearest(whole))) {
    throw new EditError('misfit', `${file} leads out of the site's folder by a link.`);
  }
  return whole;
}

const isWithin = (base: string, place: string) =>
  place === base || place.startsWith(base.endsWith(path.sep) ? base : base + path.sep);

/** Returns the real path of a file, or of the nearest existing folder around it. */
function nearest(place: string): string {
  try {
    return realpathSync(place);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT' || path.dirname(place) === place) throw error;
    return nearest(path.dirname(place));
  }
}

/**
 * Reads a file that may be edited; returns `undefined` when it does not exist. Throws an EditError when it may not
 * or cannot be read.
 */
export function readSiteFile(root: string, file: string): StoredText | undefined {
  const place = editablePath(root, file);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isFile()) throw new EditError('unreadable', `${file} is no file.`);
  if (stats.size > LARGEST_FILE) {
    const message = `${file} is larger than ${LIMIT}, the most that is read. Divide it into several files.`;
    throw new EditError('unreadable', message);
  }
  const bytes = readFileSync(place);
  return { file, bytes, digest: hash('sha256', bytes), ...textOf(file, bytes) };
}
