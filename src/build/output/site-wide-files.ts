/** Adds the files beside the pages to a built site: the public folder, the bundle, and generated files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { feedsOf } from '../../content/feeds.ts';
import { siteForms } from '../../content/forms/forms.ts';
import { FORMS_FILE } from '../../content/model/form-definition.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import { searchIndexes } from '../../content/search-index.ts';
import { framesOf, type Site } from '../../content/site/site.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { fileStamp } from '../cache/fingerprint.mjs';
import { lastChanged, latestOf } from '../history/last-changed.ts';
import { pictureVariantsIn } from '../pictures/make-variants.ts';
import type { Progress } from '../progress/progress.ts';
import { settingsWithBase } from './base-path.ts';
import { jsonFeedFile, rssFile } from './feed-files.ts';
import { firstPageRedirects, hostFiles } from './host-files.ts';
import type { OutputFolder } from './output-folder.ts';
import { addFolder, addPictures, addPublicFiles } from './public-files.ts';

interface BuiltOutput {
  site: Site;
  bundle: SiteBundle;
  output: OutputFolder;
  onProgress?: Progress | undefined;
}

/**
 * Adds the files beside the pages to an output. Files that are added first win: those of the public folder over
 * generated ones.
 *
 * @param uses what the published pages were made from
 */
export async function addSiteWideFiles(
  { site, bundle, output, onProgress }: BuiltOutput,
  pages: PageSummary[],
  uses: Set<Use>,
): Promise<void> {
  const write = (file: string, content: string) => {
    if (!output.has(file)) output.write(file, content);
  };
  const fromFrames = framesOf(site).flatMap(({ links }) => links.map(({ to }) => to));
  const addresses = [...fromFrames, ...pages.flatMap(({ linkedAddresses }) => linkedAddresses)];
  const feeds = feedFiles(site, bundle);
  const texts = feeds.map(({ json }) => json);
  await addPublicFiles(output, site, { pages, addresses, uses, texts });
  for (const { path: place, rss, json } of feeds) {
    write(`${place}.xml`, rss);
    write(`${place}.json`, json);
  }
  const inPages = pages.flatMap(({ pictures = [] }) => pictures);
  await addPictures(output, site, [...texts.flatMap(pictureVariantsIn), ...inPages], onProgress);
  await addFolder(output, bundle.assetsFolder, 'assets');
  for (const [address, file] of site.extensions.themeFiles) {
    await output.copy(address.slice(1), fileStamp(file), () => file);
  }
  for (const [file, content] of await filesForHosts(site, bundle, pages)) write(file, content);
  for (const [file, source] of await socialPictureFiles(site, pages, onProgress)) {
    await output.copy(file, file, () => source);
  }
  output.write(FORMS_FILE, JSON.stringify(siteForms(site, pages, bundle.base)));
  for (const [file, entries] of searchIndexes(site, pages, bundle.base)) {
    write(file, JSON.stringify(entries));
  }
}

function feedFiles(site: Site, { base }: SiteBundle) {
  const settings = settingsWithBase(site.settings, base);
  return feedsOf(site).map((feed) => ({
    path: feed.path.slice(1),
    rss: rssFile(feed, settings),
    json: jsonFeedFile(feed, settings),
  }));
}

async function filesForHosts(
  { root, settings, publicFiles }: Site,
  { base, inlineScript }: SiteBundle,
  pages: PageSummary[],
): Promise<Map<string, string>> {
  const days = settings.url ? await lastChanged(root) : new Map<string, string>();
  const firstPages = firstPageRedirects(pages.map(({ route }) => route));
  const redirects = [...(settings.redirects ?? []), ...firstPages];
  return hostFiles({
    site: settingsWithBase({ ...settings, redirects }, base),
    base,
    pages: pages
      .filter(({ index }) => index)
      .map(({ route, sourceFiles, translations }) => ({
        route,
        changed: latestOf(days, sourceFiles),
        translations,
      })),
    now: new Date(),
    script: inlineScript,
    own: (file) =>
      publicFiles.has(`/${file}`) ? readFileSync(path.join(root, 'public', file), 'utf8') : '',
  });
}

/** Returns the files of the pictures for link previews, by their paths in the output. */
async function socialPictureFiles(site: Site, pages: PageSummary[], onProgress?: Progress) {
  const pictures = pages.flatMap(({ social }) => social ?? []);
  if (pictures.length === 0) return new Map<string, string>();
  const folder = path.join(site.root, '.pagewright/social');
  const { renderSocialPictures } = await import('../social/render-social-pictures.ts');
  return renderSocialPictures(site, pictures, folder, onProgress);
}
