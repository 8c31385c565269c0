/** Adds their sizes to the pictures of a page, and to photographs their variants. */

import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Properties, Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import { choiceOf, largestWidth, PICTURES } from '../../../blocks/_shared/ui/picture-variants.ts';
import type { PictureFacts, Size } from '../model/pictures.ts';
import type { DataObject } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { checkFile, fileAddress, fileOf } from './check-file.ts';
import type { PageTransform } from './page-transform.ts';

/** Matches photographs, of which variants are made; drawings and animations are shown unchanged. */
export const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|tiff?)$/i;
/** Matches SVG files, which may contain scripts; these are removed. */
export const SVG = /\.svgz?$/i;
/** Matches other formats that browsers can show. */
const SHOWN_UNCHANGED = /\.(svg|gif|ico|apng)$/i;

/** The `sizes` of pictures in texts. */
const TEXT_SIZES = '(min-width: 800px) 760px, 100vw';

const surveyed = ({ pictures, publicFiles }: Site, path: string) =>
  pictures.get(fileOf(path, publicFiles) ?? path);

function factsOf(site: Site, path: string): PictureFacts | undefined {
  const facts = surveyed(site, path);
  return facts && 'stem' in facts ? facts : undefined;
}

/** Returns the address of a variant of a photograph; other pictures keep their address. */
export function variantAddress(
  site: Site,
  path: string,
  format: 'webp' | 'jpg',
  pixels = Infinity,
) {
  const facts = factsOf(site, path);
  if (!facts) return fileAddress(path, site.publicFiles);
  return `${PICTURES}${facts.stem}-${Math.min(largestWidth(facts.width), pixels)}.${format}`;
}

/** The maximum width of pictures that are shown outside of the site. */
const PREVIEW_WIDTH = 1200;

/**
 * Returns the address of a picture for programs that show a single variant and may be old: link previews and feed
 * readers.
 */
export function previewAddress(site: Site, path: string): string {
  return variantAddress(site, path, 'jpg', PREVIEW_WIDTH);
}

/** Replaces the addresses of the pictures in a text by those for feed readers. */
export function previewPictures(tree: Root, site: Site): void {
  visit(tree, { tagName: 'img' }, (picture) => {
    const { properties } = picture as Element;
    properties.src = previewAddress(site, String(properties.src ?? ''));
  });
}

/** Returns whether a picture of a page exists and can be shown, and reports when not. */
export function checkPicture(path: string, transform: PageTransform): boolean {
  if (transform.pictures.has(path)) return true;
  const isValid = checkUncached(path, transform);
  // Only valid pictures are remembered: the issue of a broken one is reported for each use.
  if (isValid) transform.pictures.add(path);
  return isValid;
}

function checkUncached(path: string, transform: PageTransform): boolean {
  if (!checkFile(path, 'picture', transform)) return false;
  const facts = surveyed(transform.site, path);
  if (facts && 'problem' in facts) {
    const params = { path, reason: facts.problem };
    transform.report({ code: 'broken-picture', within: path, params });
    return false;
  }
  if (SHOWN_UNCHANGED.test(path) || PHOTOGRAPH.test(path)) return true;
  const ending = /\.\w+$/.exec(path)?.[0];
  if (!ending || /^https?:/i.test(path)) return true;
  transform.report({ code: 'unsupported-picture', within: path, params: { ending } });
  return false;
}

/**
 * Returns the object with the variant of its picture, and with `width` and `height`, so that the layout does not
 * shift when the picture loads.
 */
export function transformPicture(
  group: DataObject,
  field: string,
  transform: PageTransform,
): DataObject {
  const path = group[field];
  if (typeof path !== 'string') return group;
  const isUsable = transform.at(field, () => checkPicture(path, transform));
  const size = isUsable ? sizeFor(group, path, field, transform) : undefined;
  if (!size) return group;
  // Some pages have hundreds of pictures, and `{ ...group, ...size }` takes six times as long.
  const finished: DataObject = Object.assign({}, group, size);
  finished[field] = variantAddress(transform.site, path, 'webp');
  const colour = factsOf(transform.site, path)?.colour;
  if (colour) finished.colour = colour;
  if (field === 'src' && transform.takeFirst()) finished.first = true;
  return finished;
}

function sizeFor(
  group: DataObject,
  path: string,
  field: string,
  transform: PageTransform,
): Size | undefined {
  const { width, height } = group;
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  const size = imageSizeOf(transform.site, path);
  if (!size) {
    reportNoSize(path, field, transform);
    return undefined;
  }
  // The other dimension follows from the picture's proportions.
  if (typeof width === 'number') {
    return { width, height: Math.round((width * size.height) / size.width) };
  }
  if (typeof height === 'number') {
    return { width: Math.round((height * size.width) / size.height), height };
  }
  return { width: size.width, height: size.height };
}

function reportNoSize(path: string, field: string, transform: PageTransform): void {
  const isElsewhere = /^https?:\/\//i.test(path);
  if (!isElsewhere && !transform.site.publicFiles.has(path)) return;
  transform.report({ code: 'image-without-size', params: { path, isElsewhere } }, [field]);
}

/** Returns the size of a picture of the public folder, read once; `undefined` when it is not known. */
export function imageSizeOf(site: Site, path: string): Size | undefined {
  const facts = factsOf(site, path);
  if (facts) return facts;
  const { sizes } = site.caches;
  const known = sizes.get(path);
  if (known || sizes.has(path)) return known;
  const file = fileOf(path, site.publicFiles);
  const size = file === undefined ? undefined : readImageSize(site.root, file);
  sizes.set(path, size);
  return size;
}

/** Returns a picture of a text with its size; a photograph with its variants. */
export function sizedPicture(picture: Element, transform: PageTransform): Element {
  const { src, ...rest } = picture.properties;
  const path = String(src ?? '');
  const size = checkPicture(path, transform) && imageSizeOf(transform.site, path);
  if (!size) return picture;
  const { width, height } = size;
  const loading = transform.takeFirst() ? { fetchPriority: 'high' } : { loading: 'lazy' };
  const address = variantAddress(transform.site, path, 'webp');
  const choice = choiceOf(address, TEXT_SIZES);
  const image = (addresses: Properties): Element => ({
    ...picture,
    properties: { ...addresses, width, height, ...loading, ...rest },
  });
  if (!choice) return image({ src: address });
  const source = { type: 'image/avif', srcSet: choice.avif, sizes: TEXT_SIZES };
  return {
    type: 'element',
    tagName: 'picture',
    properties: {},
    children: [
      { type: 'element', tagName: 'source', properties: source, children: [] },
      image({ src: choice.src, srcSet: choice.webp, sizes: TEXT_SIZES }),
    ],
  };
}

/**
 * How many bytes of a picture are read: enough for the header of each format, including a photograph's embedded
 * preview.
 */
const headerBytes = 256 * 1024;

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
    const buffer = Buffer.alloc(headerBytes);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}
