/** Adds to the pictures of a page their size, and to photographs their variants. */

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

/** Of these files variants are made; drawings and moving pictures are shown as they are. */
export const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|tiff?)$/i;
/** These may hold scripts, which are taken out. */
export const SVG = /\.svgz?$/i;
/** What browsers show without that. */
const SHOWN_AS_IT_IS = /\.(svg|gif|ico|apng)$/i;

/** How wide pictures in the middle of a text are. */
const IN_TEXT = '(min-width: 800px) 760px, 100vw';

const surveyed = ({ pictures, publicFiles }: Site, path: string) =>
  pictures.get(fileOf(path, publicFiles) ?? path);

function factsOf(site: Site, path: string): PictureFacts | undefined {
  const facts = surveyed(site, path);
  return facts && 'stem' in facts ? facts : undefined;
}

/** Returns the address of one variant of a photograph; a picture that has none has its own. */
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

/** As wide as those who show a page's picture elsewhere ask for. */
const PREVIEW_WIDTH = 1200;

/** Returns the address of a picture for those who show one variant only, and may be old: previews of links, readers of feeds. */
export function previewAddress(site: Site, path: string): string {
  return variantAddress(site, path, 'jpg', PREVIEW_WIDTH);
}

/** Gives the pictures in a text the addresses that readers of feeds get. */
export function previewPictures(tree: Root, site: Site): void {
  visit(tree, { tagName: 'img' }, (picture) => {
    const { properties } = picture as Element;
    properties.src = previewAddress(site, String(properties.src ?? ''));
  });
}

/** Reports pictures of a page that do not exist or cannot be shown. */
export function checkPicture(path: string, transform: PageTransform): boolean {
  if (transform.pictures.has(path)) return true;
  const isValid = isPicture(path, transform);
  // many pages show the same picture; its issue is reported for each use
  if (isValid) transform.pictures.add(path);
  return isValid;
}

function isPicture(path: string, transform: PageTransform): boolean {
  if (!checkFile(path, true, transform)) return false;
  const facts = surveyed(transform.site, path);
  if (facts && 'problem' in facts) {
    const params = { path, reason: facts.problem };
    transform.report({ code: 'broken-picture', within: path, params });
    return false;
  }
  if (SHOWN_AS_IT_IS.test(path) || PHOTOGRAPH.test(path)) return true;
  const ending = /\.\w+$/.exec(path)?.[0];
  if (!ending || /^https?:/i.test(path)) return true;
  transform.report({ code: 'unsupported-picture', within: path, params: { ending } });
  return false;
}

/** Returns the group with its picture as the browser gets it, and with its `width` and `height`, so that nothing moves when it arrives. */
export function transformPicture(
  group: DataObject,
  field: string,
  transform: PageTransform,
): DataObject {
  const path = group[field];
  if (typeof path !== 'string') return group;
  const isThere = transform.at(field, () => checkPicture(path, transform));
  const size = isThere ? sizeFor(group, path, field, transform) : undefined;
  if (!size) return group;
  // some pages have hundreds of pictures, and `{ ...group, ...size }` takes six times as long
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
  // one of the two is enough to know the other
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

/** Returns the size of a picture of the public folder, read once. */
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

/** Returns a picture of a text with its size, and a photograph in its variants. */
export function sizedPicture(picture: Element, transform: PageTransform): Element {
  const { src, ...rest } = picture.properties;
  const path = String(src ?? '');
  const size = checkPicture(path, transform) && imageSizeOf(transform.site, path);
  if (!size) return picture;
  const { width, height } = size;
  const loading = transform.takeFirst() ? { fetchPriority: 'high' } : { loading: 'lazy' };
  const address = variantAddress(transform.site, path, 'webp');
  const choice = choiceOf(address, IN_TEXT);
  const image = (addresses: Properties): Element => ({
    ...picture,
    properties: { ...addresses, width, height, ...loading, ...rest },
  });
  if (!choice) return image({ src: address });
  const source = { type: 'image/avif', srcSet: choice.avif, sizes: IN_TEXT };
  return {
    type: 'element',
    tagName: 'picture',
    properties: {},
    children: [
      { type: 'element', tagName: 'source', properties: source, children: [] },
      image({ src: choice.src, srcSet: choice.webp, sizes: IN_TEXT }),
    ],
  };
}

/** Enough for the headers of every format, with a preview picture inside a photograph's. */
const headerBytes = 256 * 1024;

/** Returns the size of a picture of the site; `undefined` when the file says none. `path` is the one that pages use: `/images/team.svg`. */
function readImageSize(root: string, path: string): Size | undefined {
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

/** Returns the size that an SVG picture gives itself, else that of its `viewBox`. */
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
