/** Adds their sizes to the pictures of a page, and to photographs their variants. */

import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { choiceOf, largestWidth, PICTURES } from '../../../blocks/_shared/ui/picture-variants.ts';
import type { Size } from '../model/pictures.ts';
import type { DataObject } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { checkFile, fileAddress } from './check-file.ts';
import { imageSizeOf, pictureFacts, surveyResult } from './image-size.ts';
import type { PageTransform } from './page-transform.ts';

/** Matches photographs, of which variants are made; drawings and animations are shown unchanged. */
export const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|tiff?)$/i;
/** Matches SVG files, which may contain scripts; these are removed. */
export const SVG = /\.svgz?$/i;
/** Matches other formats that browsers can show. */
const SHOWN_UNCHANGED = /\.(svg|gif|ico|apng)$/i;

/** The `sizes` of pictures in texts. */
const TEXT_SIZES = '(min-width: 800px) 760px, 100vw';

/** Returns the address of a variant of a photograph; other pictures keep their address. */
export function variantAddress(
  site: Site,
  path: string,
  format: 'webp' | 'jpg',
  pixels = Infinity,
) {
  const facts = pictureFacts(site, path);
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
  if (!checkFile(path, 'picture', transform)) return false;
  const facts = surveyResult(transform.site, path);
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
  const isUsable = transform.within(field, () => checkPicture(path, transform));
  const size = isUsable ? sizeFor(group, path, field, transform) : undefined;
  if (!size) return group;
  const address = variantAddress(transform.site, path, 'webp');
  const isFirst = field === 'src' && transform.takeFirstPicture();
  return { ...group, ...size, [field]: address, ...(isFirst && { priority: true }) };
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

/** Returns a picture of a text with its size; a photograph with its variants. */
export function sizedPicture(picture: Element, transform: PageTransform): Element {
  const { src, ...rest } = picture.properties;
  const path = String(src ?? '');
  const size = checkPicture(path, transform) && imageSizeOf(transform.site, path);
  if (!size) return picture;
  const { width, height } = size;
  const loading = transform.takeFirstPicture() ? { fetchPriority: 'high' } : { loading: 'lazy' };
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
