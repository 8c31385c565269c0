/** Adds the files beside the pages to the output: the public folder, variants of photographs, and the bundled code. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { filesBelow, textsBelow } from '../../content/files/folders.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import type { Site } from '../../content/site/site.ts';
import { fileOf, isToPublish } from '../../content/transform/check-file.ts';
import { SVG } from '../../content/transform/pictures.ts';
import { isPicture, removeNamed } from '../../diagnostics/checks/pictures-in-text.ts';
import { fileStamp } from '../cache/fingerprint.mjs';
import {
  makeVariant,
  originals,
  parseVariant,
  RECIPE,
  removeUnused,
  type Variant,
} from '../pictures/make-variants.ts';
import { optimisedSvg, SVG_RECIPE } from '../pictures/optimise-svg.ts';
import { BARE_RECIPE, withoutMetadata } from '../pictures/strip-metadata.ts';
import { pictureCache } from '../pictures/survey-pictures.ts';
import { forEachLimited, type Progress, progressOf } from '../progress/progress.ts';
import type { OutputFolder } from './output-folder.ts';

/**
 * Matches pictures that browsers request by address alone (HTML Living Standard, 4.6.7.8; Apple's Safari Web Content
 * Guide).
 */
const WELL_KNOWN = /^\/(?:favicon[\w-]*\.\w+|apple-touch-icon[\w-]*\.png|\.well-known\/.*)$/;

/** Files that may name a picture: code and styles of blocks, and files of the public folder. */
const OF_CODE = /\.(?:css|jsx?|mjs|tsx?|json)$/;
const OF_PUBLIC = /\.(?:css|html?|js|json|mjs|svg|txt|webmanifest|xml)$/;

/**
 * Returns the addresses of pictures that nothing published shows or names, such as those of drafts and scheduled
 * pages.
 *
 * @param uses what the published pages and the frame were made from: `public/images/team.svg`
 * @param texts other texts that visitors get, such as feeds
 */
function unshownPictures(site: Site, uses: Set<Use>, texts: string[]): Set<string> {
  const left = new Set(
    [...site.publicFiles].filter(
      (file) =>
        isPicture(file) &&
        !uses.has(`public${file}`) &&
        !WELL_KNOWN.test(file) &&
        !isToPublish(file, site),
    ),
  );
  if (left.size === 0) return left;
  removeNamed(left, [JSON.stringify(site.config), ...texts]);
  const folders = [
    ...site.blocksFolders.map((folder) => [folder, OF_CODE] as const),
    [path.join(site.root, 'public'), OF_PUBLIC] as const,
  ];
  for (const [folder, kind] of folders)
    if (left.size > 0) removeNamed(left, textsBelow(folder, kind));
  return left;
}

/** Copies a folder's files to the output. */
export async function addFolder(output: OutputFolder, folder: string, to: string): Promise<void> {
  for (const file of filesBelow(folder)) {
    const source = path.join(folder, file);
    await output.copy(path.join(to, file), fileStamp(source), () => source);
  }
}

/** The build writes these files and includes the site's own content. */
const MERGED = ['/_headers', '/_redirects'];

/** Returns the stems of the photographs that pages show. */
function shownStems(pages: PageSummary[]): Set<string> {
  const names = new Set(pages.flatMap(({ pictures = [] }) => pictures));
  return new Set([...names].flatMap((name) => parseVariant(name)?.stem ?? []));
}

/** What published pages show and link to. */
interface Shown {
  pages: PageSummary[];
  /** The links of pages and frame. */
  addresses: string[];
  /** The dependencies of pages and frame: `public/images/team.svg`. */
  uses: Set<Use>;
  /** The texts of the feeds. */
  texts: string[];
}

/**
 * Copies the public folder to the output, except for pictures that nothing published shows, and for originals that
 * are shown only as variants. Pictures lose their metadata, unless `publish:` of `_site.yaml` names them.
 */
export async function addPublicFiles(
  output: OutputFolder,
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
    const isKeptUnchanged = isToPublish(name, site);
    const isShownAsVariants =
      facts && 'stem' in facts && shown.has(facts.stem) && !linked.has(name);
    if (!linked.has(name) && unshown.has(name)) continue;
    if (isShownAsVariants && !isKeptUnchanged) continue;
    const source = path.join(site.root, 'public', name);
    const cache = pictureCache(site.root);
    const copied = async () => {
      const file = await optimisedSvg(source, cache);
      return isKeptUnchanged ? file : withoutMetadata(file, cache);
    };
    const state = [RECIPE, SVG_RECIPE, BARE_RECIPE, isKeptUnchanged, fileStamp(source)].join(' ');
    await output.copy(name.slice(1), state, copied);
  }
}

/**
 * Adds the variants of photographs that pages and feeds show; existing ones are not made again.
 *
 * @throws when an original cannot be read
 */
export async function addPictures(
  output: OutputFolder,
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
    // The name contains a digest of the content, so it serves as the state.
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
  await removeUnused(folder, sources);
}
