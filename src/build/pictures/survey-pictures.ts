/** Inspects the pictures of a site before pages are read: the size of photographs, and whether SVG files can be read. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { largestWidth } from '../../../blocks/_shared/ui/picture-variants.ts';
import type { BrokenPicture, PictureFacts, Pictures, Size } from '../../content/model/pictures.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { withPictures } from '../../content/open-site.ts';
import type { Site } from '../../content/site/site.ts';
import { PHOTOGRAPH, SVG } from '../../content/transform/pictures.ts';
import { fileStamp } from '../cache/fingerprint.mjs';
import { readJsonCache, writeJsonCache } from '../cache/json-cache.ts';
import { forEachLimited, type Progress, progressOf } from '../progress/progress.ts';
import { openPicture, RECIPE } from './make-variants.ts';
import { svgProblem } from './optimise-svg.ts';

/** `null` for pictures that are shown as they are: SVG, animated, or too tall for variants. */
type Facts = PictureFacts | BrokenPicture | null;

/** The cached facts of a file, valid while its state is the same. */
interface Remembered {
  stamp: string;
  facts: Facts;
}

/** Returns the folder of the variants and of the cached facts, within the site's folder. */
export const pictureCache = (siteRoot: string) => path.join(siteRoot, '.pagewright/pictures');

/** Increase when the facts change: invalidates cached ones. */
const SURVEY = 4;

function nameOf(file: string): string {
  const name = path.parse(file).name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    name
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'picture'
  );
}

/**
 * Returns whether its largest variant would exceed WebP's maximum height:
 * https://developers.google.com/speed/webp/docs/riff_container.
 */
const isTooTall = ({ width, height }: Size) => (height * largestWidth(width)) / width > 16_383;

async function inspect(file: string): Promise<Facts> {
  try {
    const content = await readFile(file);
    if (SVG.test(file)) {
      const problem = await svgProblem(content);
      return problem === undefined ? null : { problem };
    }
    const picture = await openPicture(content);
    const { autoOrient, delay } = await picture.metadata();
    if (delay || isTooTall(autoOrient)) return null;
    const print = createHash('sha256').update(RECIPE).update(content).digest('hex').slice(0, 10);
    // Only decoding shows that a file is damaged; a small result is the fastest.
    await picture.resize(1).raw().toBuffer();
    const { width, height } = autoOrient;
    return { stem: `${nameOf(file)}-${print}`, width, height };
  } catch (error) {
    return { problem: messageOf(error).split('\n')[0] ?? '' };
  }
}

/** Returns the site with the facts of its pictures. Only files that were saved since the last run are read. */
export async function surveyPictures(site: Site, onProgress?: Progress): Promise<Site> {
  const cacheFile = path.join(pictureCache(site.root), `survey-${SURVEY}-${RECIPE}.json`);
  const known = readJsonCache<Record<string, Remembered>>(cacheFile) ?? {};
  const found: Record<string, Remembered> = {};
  let inspected = 0;
  const files = [...site.publicFiles]
    .filter((name) => PHOTOGRAPH.test(name) || SVG.test(name))
    .sort();
  const add = async (name: string) => {
    const file = path.join(site.root, 'public', name);
    const stamp = fileStamp(file);
    const before = known[name]?.stamp === stamp ? known[name] : undefined;
    if (!before) inspected++;
    found[name] = before ?? { stamp, facts: await inspect(file) };
  };
  const report = progressOf('Looking at picture', onProgress);
  await forEachLimited(files, availableParallelism(), add, report);
  const pictures: Pictures = new Map();
  for (const name of files) {
    const facts = found[name]?.facts;
    if (facts) pictures.set(name, facts);
  }
  if (inspected > 0 || Object.keys(known).length !== files.length) {
    writeJsonCache(cacheFile, found);
  }
  return withPictures(site, pictures);
}
