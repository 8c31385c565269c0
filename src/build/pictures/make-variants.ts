/** Makes the variants of photographs that pages show. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { PICTURES } from '../../../blocks/_shared/ui/picture-variants.ts';
import { writeWhole } from '../../content/files/write-whole.ts';
import type { Site } from '../../content/site/site.ts';

/** Part of the names of variants: change it with anything below that changes their look. */
export const RECIPE = '1';

/** Chosen by eye, on photographs and on drawings with flat colours: the lowest without a visible difference. */
const QUALITY = { avif: 50, webp: 74, jpg: 80 };
/** One step more takes twice as long and saves two per cent. */
const AVIF_EFFORT = 4;

/** A file to be made: `team-1a2b3c4d5e-640.avif`. */
export interface Variant {
  name: string;
  stem: string;
  width: number;
  format: keyof typeof QUALITY;
}

/**
 * Opens a photograph, turned upright. Its metadata (place, camera, owner) is not written to variants.
 *
 * @throws when the content is no picture or ends too early
 */
export async function openPicture(content: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { failOn: 'truncated' }).autoOrient();
}

/** Returns the names of the variants in a page's HTML. */
export function pictureVariantsIn(html: string): string[] {
  if (!html.includes(PICTURES)) return [];
  const names = html.matchAll(/\/assets\/pictures\/([\w-]+\.(?:avif|webp|jpg))/g);
  return [...new Set(Array.from(names, ([, name = '']) => name))];
}

/** Parses the name of a variant; `undefined` for other names. */
export function parseVariant(name: string): Variant | undefined {
  const [, stem, width, format] = /^([\w-]+)-(\d+)\.(avif|webp|jpg)$/.exec(name) ?? [];
  if (!stem) return undefined;
  return { name, stem, width: Number(width), format: format as Variant['format'] };
}

/** Returns the absolute paths of the site's photographs by the stem of their variants. */
export function originals(site: Site): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, facts] of site.pictures) {
    if ('stem' in facts) found.set(facts.stem, path.join(site.root, 'public', name));
  }
  return found;
}

function encode(picture: Sharp, { format, width }: Variant): Sharp {
  const sized = picture.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return sized.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT });
  if (format === 'webp') return sized.webp({ quality: QUALITY.webp });
  return sized.flatten({ background: '#fff' }).jpeg({ quality: QUALITY.jpg, mozjpeg: true });
}

async function make(variant: Variant, original: string, file: string): Promise<string> {
  const picture = await openPicture(await readFile(original));
  writeWhole(file, await encode(picture, variant).toBuffer());
  return file;
}

/** Variants that are being made, by file. */
const inTheMaking = new Map<string, Promise<string>>();

/**
 * Makes a variant unless it exists.
 *
 * @param folder where variants are kept
 * @returns the variant's file
 * @throws when the original cannot be read
 */
export async function makeVariant(
  variant: Variant,
  original: string,
  folder: string,
): Promise<string> {
  const file = path.join(folder, variant.name);
  if (existsSync(file)) return file;
  const making = inTheMaking.get(file) ?? make(variant, original, file);
  inTheMaking.set(file, making);
  return making.finally(() => inTheMaking.delete(file));
}

/** Deletes the variants of photographs that the site no longer has. */
export async function removeUnused(folder: string, stems: { has(stem: string): boolean }) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const variant = parseVariant(name);
    if (variant && !stems.has(variant.stem)) await rm(path.join(folder, name));
  }
}
