/** What a built site holds beside its pages: the public folder, the bundle, and what the engine writes. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { feedsOf } from '../content/feeds.ts';
import { formsFile } from '../content/forms/form-definition.ts';
import { formsIn, siteForms } from '../content/forms/forms.ts';
import type { Site } from '../content/site.ts';
import type { LoadedFrame, PageSummary } from '../content/types.ts';
import { configWithBase } from './base-path.ts';
import type { SiteBundle } from './bundle.ts';
import { jsonFeedFile, rssFile } from './feed-files.ts';
import { hostFiles } from './host-files.ts';
import { lastChanged, latestOf } from './last-changed.ts';
import type { OutputFolder } from './output-folder.ts';

/** Every file below a folder, as paths relative to it. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

export interface OtherFilesOptions {
  site: Site;
  bundle: SiteBundle;
  frame: LoadedFrame;
  output: OutputFolder;
  /** The files of the last build with the state of what they were made from, when there was one. */
  before: Record<string, string> | undefined;
}

/** Adds the files beside the pages to an output, each after those that go before it. */
export class OtherFiles {
  /** Every file that was added, with the state of what it was made from. */
  readonly outputs: Record<string, string> = {};

  constructor(private readonly options: OtherFilesOptions) {}

  /** Adds all of them. What stands in the public folder goes before what the engine would write. */
  async add(pages: PageSummary[], styles: string[]): Promise<void> {
    const { site, bundle } = this.options;
    await this.copyFolder(path.join(site.root, 'public'), '');
    await this.copyFolder(bundle.assetsFolder, 'assets');
    await this.addHostFiles(pages, styles);
    await this.addFeeds();
    this.addForms(pages);
  }

  private async copyFolder(folder: string, to: string): Promise<void> {
    for (const file of filesBelow(folder)) {
      await this.copy(path.join(to, file), path.join(folder, file));
    }
  }

  /** Copies a file unless the last build's copy was made from the same state. */
  private async copy(file: string, source: string): Promise<void> {
    const { output, before } = this.options;
    const { size, mtimeMs } = statSync(source);
    const state = `${size} ${mtimeMs}`;
    this.outputs[file] = state;
    if (output.incremental && before?.[file] === state) return;
    await output.copy(file, source);
  }

  /** Writes a file, unless the site has one of that name in its public folder. */
  private write(file: string, content: string): void {
    if (file in this.outputs) return;
    this.outputs[file] = '';
    this.options.output.write(file, content);
  }

  private async addHostFiles(pages: PageSummary[], styles: string[]): Promise<void> {
    const { site, bundle } = this.options;
    const { root, config } = site;
    const days = config.url ? await lastChanged(root) : new Map<string, string>();
    const listed = pages.filter(({ index }) => index);
    const files = hostFiles({
      site: configWithBase(config, bundle.base),
      base: bundle.base,
      pages: listed.map(({ route, written }) => ({ route, changed: latestOf(days, written) })),
      now: new Date(),
      script: bundle.inlineScript,
      styles,
    });
    for (const [file, content] of files) this.write(file, content);
  }

  private async addFeeds(): Promise<void> {
    const { site, bundle } = this.options;
    const config = configWithBase(site.config, bundle.base);
    for (const feed of await feedsOf(site)) {
      this.write(`${feed.path.slice(1)}.xml`, rssFile(feed, config));
      this.write(`${feed.path.slice(1)}.json`, jsonFeedFile(feed, config));
    }
  }

  /** The forms as the server is to know them. Whatever surrounds every page stands on the home page too. */
  private addForms(pages: PageSummary[]): void {
    const { site, bundle, frame } = this.options;
    const { config } = site;
    const around = { route: '/', forms: formsIn([...frame.before, ...frame.after], config) };
    const found = pages.map(({ route, forms = [] }) => ({ route, forms }));
    this.outputs[formsFile] = '';
    const forms = siteForms(config, [...found, around], bundle.base);
    this.options.output.write(formsFile, JSON.stringify(forms));
  }
}
