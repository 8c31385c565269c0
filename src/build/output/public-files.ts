/** Adds what the output holds beside pages: the public folder, the variants of its photographs, and the bundled code. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../content/files/folders.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { fileOf, isToPublish } from '../../content/transform/check-file.ts';
import { SVG } from '../../content/transform/pictures.ts';
import { fileStamp } from '../cache/fingerprint.mjs';
import {
  makeVariant,
  originals,
  parseVariant,
  RECIPE,
  removeStrangers,
  type Variant,
} from '../pictures/make-variants.ts';
import { optimisedSvg, SVG_RECIPE } from '../pictures/optimise-svg.ts';
import { BARE_RECIPE, withoutMetadata } from '../pictures/strip-metadata.ts';
import { pictureCache } from '../pictures/survey-pictures.ts';
import { forEachLimited } from '../progress/for-each-limited.ts';
import { type Progress, progressOf } from '../progress/progress.ts';
import type { OutputFiles } from './output-files.ts';
import { unshownPictures } from './unshown-pictures.ts';

/** Puts a folder's files into the output as they are. */
export async function addFolder(output: OutputFiles, folder: string, to: string): Promise<void> {
  for (const file of filesBelow(folder)) {
    const source = path.join(folder, file);
    await output.copy(path.join(to, file), fileStamp(source), () => source);
  }
}

/** The build writes these, with what they say. */
const MERGED = ['/_headers', '/_redirects'];

/** Returns the stems of the photographs that pages show. */
function shownStems(pages: PageSummary[]): Set<string> {
  const names = new Set(pages.flatMap(({ pictures = [] }) => pictures));
  return new Set([...names].flatMap((name) => parseVariant(name)?.stem ?? []));
}

/** What published pages show and name. */
interface Shown {
  pages: PageSummary[];
  /** All that pages and frame link to. */
  addresses: string[];
  /** What pages and frame were made from: `public/images/team.svg`. */
  uses: Set<string>;
  /** Feeds. */
  texts: string[];
}

/**
 * Puts the public folder into the output, but for pictures that nothing published shows, and for originals of photographs that pages
 * show in their variants only. SVG files lose what drawing programs leave behind, and pictures the metadata of a camera; those that
 * `publish:` of `_site.yaml` names stay as they are.
 */
export async function addPublicFiles(
  output: OutputFiles,
  site: Site,
  { pages, addresses, uses, texts }: Shown,
): Promise<void> {
  const shown = shownStems(pages);
  const named = [...addresses, site.settings.icon, site.settings.image];
  const linked = new Set(named.map((address) => fileOf(String(address), site.publicFiles)));
  const unshown = unshownPictures(site, uses, texts);
  for (const name of site.publicFiles) {
    if (output.has(name.slice(1)) || MERGED.includes(name)) continue; // A page has this name.
    const facts = site.pictures.get(name);
    if (facts && 'problem' in facts && SVG.test(name)) continue; // It may hold a script.
    const isToStay = isToPublish(name, site);
    const isInForms = facts && 'stem' in facts && shown.has(facts.stem) && !linked.has(name);
    if (!linked.has(name) && unshown.has(name)) continue;
    if (isInForms && !isToStay) continue;
    const source = path.join(site.root, 'public', name);
    const cache = pictureCache(site.root);
    const copied = async () => {
      const file = await optimisedSvg(source, cache);
      return isToStay ? file : withoutMetadata(file, cache);
    };
    const state = [RECIPE, SVG_RECIPE, BARE_RECIPE, isToStay, fileStamp(source)].join(' ');
    await output.copy(name.slice(1), state, copied);
  }
}

/**
 * Makes the variants of photographs that pages and feeds name and puts them into the output; those that were made
 * before are not made again.
 *
 * @throws when an original cannot be read
 */
export async function addPictures(
  output: OutputFiles,
  site: Site,
  names: string[],
  onProgress?: Progress,
): Promise<void> {
  const folder = pictureCache(site.root);
  const sources = originals(site);
  const variants = [...new Set(names)].flatMap((name) => parseVariant(name) ?? []);
  const add = async (variant: Variant) => {
    const original = sources.get(variant.stem);
    if (!original) return;
    // The name tells the content apart, so it is its state.
    await output.copy(`assets/pictures/${variant.name}`, variant.name, () =>
      makeVariant(variant, original, folder),
    );
  };
  await forEachLimited(
    variants,
    availableParallelism(),
    add,
    progressOf('Making picture', onProgress),
  );
  await removeStrangers(folder, sources);
}
