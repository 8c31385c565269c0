/** Looks up or reads the sizes of pictures in the public folder. */
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFacts, Size } from '../model/pictures.ts';
import type { Site } from '../site/site.ts';
import { fileOf } from './check-file.ts';

/** Returns what the survey of the public folder found out about a picture: its facts, or why it cannot be read. */
export const surveyResult = ({ pictures, publicFiles }: Site, path: string) =>
  pictures.get(fileOf(path, publicFiles) ?? path);

/** Returns the facts about a photograph that can be read; `undefined` for other pictures. */
export function pictureFacts(site: Site, path: string): PictureFacts | undefined {
  const result = surveyResult(site, path);
  return result && 'stem' in result ? result : undefined;
}

/** Returns the size of a picture of the public folder, read once; `undefined` when it is not known. */
export function imageSizeOf(site: Site, path: string): Size | undefined {
  const facts = pictureFacts(site, path);
  if (facts) return facts;
  const { sizes } = site.caches;
  const known = sizes.get(path);
  if (known || sizes.has(path)) return known;
  const file = fileOf(path, site.publicFiles);
  const size = file === undefined ? undefined : readImageSize(site.root, file);
  sizes.set(path, size);
  return size;
}

/**
 * How many bytes of a picture are read: enough for the header of each format, including a photograph's embedded
 * preview.
 */
const HEADER_BYTES = 256 * 1024;

/**
 * Reads the size of a picture of the site; `undefined` when the file has none. `path` is the one that pages use:
 * `/images/team.svg`.
 */
function readImageSize(root: string, path: string): Size | undefined {
  try {
    const header = readHeader(join(root, 'public', path));
    if (path.endsWith('.svg')) return svgSize(header.toString('utf8'));
    const { width, height, orientation = 1 } = imageSize(header);
    // The result for empty and truncated files.
    if (!width || !height) return undefined;
    // Orientations from 5 on are rotated by 90 degrees (https://exiftool.org/TagNames/EXIF.html).
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Returns the `width` and `height` of an SVG picture, or else the size of its `viewBox`. */
export function svgSize(text: string): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const viewBox =
    attribute(tag, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = pixels(attribute(tag, 'width'));
  const height = pixels(attribute(tag, 'height'));
  const [, , boxWidth = 0, boxHeight = 0] = viewBox;
  if (width && height) return { width, height };
  if (!boxWidth || !boxHeight) return undefined;
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) };
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height };
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) };
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

function pixels(length: string | undefined): number {
  return length && /^[\d.]+(?:px)?$/.test(length.trim())
    ? Math.round(Number.parseFloat(length))
    : 0;
}

function readHeader(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEADER_BYTES);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}
