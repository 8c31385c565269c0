/** Adds the files beside the pages to a built site: the public folder, the bundle, and generated files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { feedsOf } from '../../content/feeds.ts';
import { siteForms } from '../../content/forms/forms.ts';
import { formsFile } from '../../content/model/form-definition.ts';
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

interface SiteWideFilesOptions {
  site: Site;
  bundle: SiteBundle;
  output: OutputFolder;
  onProgress?: Progress | undefined;
}

/** Adds the files beside the pages to an output. Files that are added first win. */
export class SiteWideFiles {
  constructor(private readonly options: SiteWideFilesOptions) {}

  /**
   * Adds all files. Files of the public folder win over generated ones.
   *
   * @param uses what the published pages were made from
   */
  async add(pages: PageSummary[], uses: Set<Use>): Promise<void> {
    const { site, bundle, output } = this.options;
    const fromFrames = framesOf(site).flatMap(({ links }) => links.map(({ to }) => to));
    const addresses = [...fromFrames, ...pages.flatMap(({ leadsTo }) => leadsTo)];
    const feeds = this.addFeeds();
    await addPublicFiles(output, site, { pages, addresses, uses, texts: feeds });
    const inFeeds = feeds.flatMap(pictureVariantsIn);
    const inPages = pages.flatMap(({ pictures = [] }) => pictures);
    await addPictures(output, site, [...inFeeds, ...inPages], this.options.onProgress);
    await addFolder(output, bundle.assetsFolder, 'assets');
    for (const [address, file] of site.extensions.themeFiles) {
      await output.copy(address.slice(1), fileStamp(file), () => file);
    }
    await this.addHostFiles(pages);
    await this.addSocialPictures(pages);
    this.addForms(pages);
    for (const [file, entries] of searchIndexes(site, pages, bundle.base)) {
      this.write(file, JSON.stringify(entries));
    }
  }

  private async addHostFiles(pages: PageSummary[]): Promise<void> {
    const { site, bundle } = this.options;
    const { root, settings, publicFiles } = site;
    const days = settings.url ? await lastChanged(root) : new Map<string, string>();
    const listed = pages.filter(({ index }) => index);
    const firstPages = firstPageRedirects(pages.map(({ route }) => route));
    const redirects = [...(settings.redirects ?? []), ...firstPages];
    const files = hostFiles({
      site: settingsWithBase({ ...settings, redirects }, bundle.base),
      base: bundle.base,
      pages: listed.map(({ route, written, translations }) => ({
        route,
        changed: latestOf(days, written),
        translations,
      })),
      now: new Date(),
      script: bundle.inlineScript,
      own: (file) =>
        publicFiles.has(`/${file}`) ? readFileSync(path.join(root, 'public', file), 'utf8') : '',
    });
    for (const [file, content] of files) this.write(file, content);
  }

  /** Writes a file, unless the output already has one of that name. */
  private write(file: string, content: string): void {
    const { output } = this.options;
    if (!output.has(file)) output.write(file, content);
  }

  /** @returns the texts of the JSON feeds */
  private addFeeds(): string[] {
    const { site, bundle } = this.options;
    const settings = settingsWithBase(site.settings, bundle.base);
    const feeds = feedsOf(site);
    return feeds.map((feed) => {
      const json = jsonFeedFile(feed, settings);
      this.write(`${feed.path.slice(1)}.xml`, rssFile(feed, settings));
      this.write(`${feed.path.slice(1)}.json`, json);
      return json;
    });
  }

  private async addSocialPictures(pages: PageSummary[]): Promise<void> {
    const { site, output } = this.options;
    const pictures = pages.flatMap(({ social }) => social ?? []);
    if (pictures.length === 0) return;
    const folder = path.join(site.root, '.pagewright/social');
    const { renderSocialPictures } = await import('../social/render-social-pictures.ts');
    const kept = await renderSocialPictures(site, pictures, folder, this.options.onProgress);
    for (const [file, source] of kept) await output.copy(file, file, () => source);
  }

  /** Writes the description of the forms for the server. */
  private addForms(pages: PageSummary[]): void {
    const { site, bundle, output } = this.options;
    output.write(formsFile, JSON.stringify(siteForms(site, pages, bundle.base)));
  }
}
