/** What `pagewright.config.ts` of a site may say; imported as `pagewright/config`. */
import type { UserConfig } from 'vite';

/** Returns a site's configuration as it is given: editors know its type by it. */
export function defineConfig(config: Config): Config;

/** A site's configuration. Folders are relative to the site's own. */
export interface Config {
  /** Further folders of blocks, beside `blocks/`: `['../shared/blocks']`. */
  blockFolders?: string[];
  /** Installed packages that bring blocks: `['@acme/pagewright-blocks']`. */
  blocks?: string[];
  /** Installed packages that bring colours, fonts and sizes; a later one goes before an earlier one, and `theme` of `_site.yaml` before all. */
  themes?: string[];
  /** Filters for templates, by name: `shout` for `{{ page.title | shout }}`. The same values have to give the same answer. */
  filters?: Record<string, Filter>;
  /** Checks of pages, which validate, build and dev make beside Pagewright's own. */
  rules?: Rule[];
  /** What bundles the code of blocks is told beside the usual: plugins, aliases and options for styles. */
  vite?: ViteConfig;
  hooks?: Hooks;
}

/** The parts of Vite's configuration that may be set. */
export type ViteConfig = Pick<UserConfig, 'plugins' | 'resolve' | 'css' | 'define'>;

/** Takes the value before the bar and what stands behind the colon, and returns what stands in their place. */
// biome-ignore lint/suspicious/noExplicitAny: values of templates are of any kind
export type Filter = (value: any, ...rest: any[]) => unknown;

/** A page as a rule sees it. */
export interface RulePage {
  /** `/our-work` */
  route: string;
  /** `pages/our-work.yaml` */
  file: string;
  title: string;
  description: string;
  lang: string;
  /** Its blocks with templates filled in, and Markdown as HTML. */
  blocks: RuleBlock[];
}

export interface RuleBlock {
  type: string;
  [field: string]: unknown;
}

/** A place in a page where a rule applies. */
export interface Found<Params> {
  /** The way to the value: `['title']`, `['blocks', 2, 'items', 0, 'link']`. Left out, all of the page is meant. */
  path?: (string | number)[];
  params?: Params;
}

/** A check of one's own. */
// biome-ignore lint/suspicious/noExplicitAny: rules of different parameters stand in one list
export interface Rule<Params = any> {
  /** Capital letters and digits, such as `ACME1`. `PW` is Pagewright's own. */
  code: string;
  /** What `# pagewright-ignore` calls it: `short-title`. */
  name: string;
  /** An error keeps the site from being built. */
  severity: 'error' | 'warning';
  /** What is wrong, in a few words. */
  title: string;
  /** Why it matters. */
  why: string;
  /** YAML with the mistake, and the same corrected, for `pagewright explain`. */
  bad?: string;
  good?: string;
  /** Returns the places of a page at which something is wrong. */
  applies(page: RulePage): Found<Params>[];
  /** Says what is wrong, in one sentence. */
  message: string | ((params: Params) => string);
  /** Says what to write instead. */
  hint: string | ((params: Params) => string);
}

/** Functions that run beside a build. One that throws ends it. */
export interface Hooks {
  /** Runs before anything of the site is read: it may write pages and collections. */
  beforeBuild?(build: { root: string; out: string }): void | Promise<void>;
  /** Runs when the built site is in its place. */
  afterBuild?(build: { root: string; out: string; pages: number }): void | Promise<void>;
}
