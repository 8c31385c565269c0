import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Size } from '../model/pictures.ts';

/** Enough for the headers of every format, with a preview picture inside a photograph's. */
const headerBytes = 256 * 1024;

/** The size of a picture of the site; `undefined` when the file says none. `path` is the one that pages use: `/images/team.svg`. */
export function readImageSize(root: string, path: string): Size | undefined {
  try {
    const header = readHeader(join(root, 'public', path));
    if (path.endsWith('.svg')) return svgSize(header.toString('utf8'));
    const { width, height, orientation = 1 } = imageSize(header);
    // what an empty file is taken for, and one that ends early
    if (!width || !height) return undefined;
    // orientations from 5 on lie on their side (https://exiftool.org/TagNames/EXIF.html)
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** The size that an SVG picture gives itself, else that of its drawing area. */
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
    const buffer = Buffer.alloc(headerBytes);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}
