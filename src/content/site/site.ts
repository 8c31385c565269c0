/** The site: the state that reading, checking and rendering of pages share. */
import type { Extensions } from '../model/extensions.ts';
import type { Frame } from '../model/frame.ts';
import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import type { Pictures } from '../model/pictures.ts';
import type { OldNames } from '../model/schema-facts.ts';
import type { Collection, Row, Source } from '../model/sources.ts';
import type {
  Data,
  DataObject,
  LinkUse,
  PageFile,
  Settings,
  SiteConfig,
  Translation,
  YamlFile,
} from '../model/types.ts';
import type { Use } from '../model/use.ts';
import type { BlockMessages } from '../schemas/block-messages.ts';
import type { BlockType } from '../schemas/block-types.ts';
import type { Checks } from '../schemas/checks.ts';
import type { EngineSchemas } from '../schemas/compose-schema.ts';
import type { Validators } from '../schemas/validate.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import type { Icons } from './icons.ts';

export interface SiteOptions {
  /** The folder of Pagewright itself, with `schema/` and `blocks/`. */
  engineRoot: string;
  /** Overrides the `apiHost` of `_site.yaml`. The default is the environment variable PAGEWRIGHT_API_HOST. */
  apiHost?: string | undefined;
  /** Further folders of block types, besides the site's own. */
  moreBlocks?: string[] | undefined;
  /** The additions of the site's configuration file; none by default. */
  extensions?: Extensions | undefined;
  /** Whether the site's own `blocks/` may still be created while the site is open. The default is false. */
  awaitsBlocks?: boolean | undefined;
  /** The day or time that counts as now: `2026-12-01`, in the site's time zone. The default is the current time. */
  asOf?: string | undefined;
  /** Whether unpublished pages, blocks and entries are included. The default is false. */
  showAll?: boolean | undefined;
}

/**
 * A site's folder, read, without its pages, which `loadPageFile` reads one by one. When files change, `refreshSite`
 * returns another site.
 */
export interface Site {
  readonly root: string;
  readonly engineRoot: string;
  readonly apiHost: string | undefined;
  readonly engine: EngineSchemas;
  /** The options that it was opened with; worker threads open it with the same ones. */
  readonly moreBlocks: string[];
  readonly extensions: Extensions;
  /** The folders of block types; the types of a later folder replace those of an earlier one. */
  readonly blocksFolders: string[];
  readonly blockTypes: Map<string, BlockType>;
  /** The messages of its blocks in languages other than English; `words` of the site file overrides them. */
  readonly messages: BlockMessages;
  /** Renamed block types and fields. */
  readonly oldNames: OldNames;
  /** The block types whose heading levels are unknown. */
  readonly unknownOutline: Set<string>;
  /** The values of `_site.yaml`, as templates and checks see them. */
  readonly config: SiteConfig;
  /** The same values without invalid ones, for rendering and serving; the same object when nothing is invalid. */
  readonly settings: Settings;
  /** The time that counts as now, and the next times at which something changes. */
  readonly clock: Clock;
  /** The languages of its pages, in the order of the site file. */
  readonly languages: Language[];
  /** The folder of the language, when this is the site of a language's pages. */
  readonly language?: string;
  readonly siteFile: SiteFile;
  /** The frame of the pages in the site's own language; without blocks until `withFrame` has resolved it. */
  readonly frame: Frame;
  readonly collections: Map<string, Collection>;
  /** Sorted. */
  readonly fragmentNames: Set<string>;
  readonly pageFiles: PageFile[];
  /** `/images/team.svg` for public/images/team.svg. */
  readonly publicFiles: Set<string>;
  /**
   * The photographs and the broken drawings of the public folder; empty until `surveyPictures` of the build has run.
   */
  readonly pictures: Pictures;
  readonly checks: Checks;
  readonly validators: Validators;
  readonly caches: Caches;
  readonly icons: Icons;
  /** Reads and caches the files in which issues are located. */
  readonly files: FileCache;
  /** The issues of each part; those of pages and fragments are not included. */
  readonly issues: { [part in SitePart]: Issue[] };
}

/** The parts of a site that can be read again separately. */
export type SitePart = 'blocks' | 'data' | 'pages' | 'public';

/** The time that counts as now for a site, and whether unpublished content is shown. */
export interface Clock {
  /** The value of `--as-of`; `undefined` for the current time. */
  asOf?: string | undefined;
  /** In milliseconds since 1970. */
  now: number;
  timeZone: string;
  showAll: boolean;
  /** The future moments at which content that was read is published or expires; cleared before a page file is read. */
  changeTimes: Set<number>;
}

/** A language of the site's pages. */
export interface Language {
  lang: string;
  /** The name of the language in that language. */
  name: string;
  /** The folder of its pages below `pages/`; empty for the site's own language. */
  folder: string;
  /** The values that differ for its pages, from the folder's `_site.yaml`; left out for the site's own language. */
  own?: Pick<Site, 'language' | 'config' | 'settings' | 'siteFile' | 'frame'> | undefined;
}

/** Languages written from right to left (https://www.w3.org/International/questions/qa-scripts). */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

/** Returns the direction in which a language is written. */
export const directionOf = (lang: string) => (RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr');

/** The data of a `_site.yaml`, the main one or a language's, that the checks across pages need. */
export interface SiteFile {
  /** Relative to the site's folder. */
  file: string;
  /** The data as written. */
  written: DataObject;
  /** The parsed file; `undefined` when it cannot be read. */
  source: YamlFile | undefined;
  sources: Source[];
  links: LinkUse[];
  uses: Use[];
  frame: { before: FrameSide; after: FrameSide };
  /**
   * Whether the values are unknown, so that a name that they may define is not an error: the file cannot be read, or it
   * is the main one and does not exist.
   */
  isUnknown: boolean;
}

/** The blocks on one side of the frame as written, and their file. */
interface FrameSide {
  blocks: Data[];
  file: string;
}

/** The file with the settings of the whole site. */
export const SITE_FILE_NAME = 'pages/_site.yaml';

/** Returns the languages with a folder of their own: all but the site's own language. */
export const otherLanguages = ({ languages }: Site): Language[] =>
  languages.filter(({ folder }) => folder !== '');

/** Returns the site as the pages of a language see it. */
export const siteIn = (site: Site, { own }: Language): Site => (own ? { ...site, ...own } : site);

/** Returns the site as the pages of each language see it, the site's own language first. */
export const siteInEach = (site: Site): Site[] => [
  site,
  ...otherLanguages(site).map((language) => siteIn(site, language)),
];

/** Returns the frames of all languages, the site's own language first. */
export const framesOf = (site: Site): Frame[] => siteInEach(site).map(({ frame }) => frame);

/** Returns the site as a page file sees it: that of the language when the file is in a language's folder. */
export function siteFor(site: Site, file: string): Site {
  const other = otherLanguages(site).find(({ folder }) => file.startsWith(`pages/${folder}/`));
  return other ? siteIn(site, other) : site;
}

/** Returns the first segment of a route when it is that of a language, as `/ar` of `/ar/team`; else an empty text. */
export const languageSegment = (site: Site, route: string): string =>
  otherLanguages(site)
    .map(({ folder }) => `/${folder}`)
    .find((segment) => `${route}/`.startsWith(`${segment}/`)) ?? '';

/**
 * Returns the collection or fragment that a name means in the pages of a language: `services.ar` if it exists, else
 * `services`.
 */
export function localName(site: Site, name: string, names: { has(name: string): boolean }): string {
  const own = `${name}.${site.language}`;
  return site.language && names.has(own) ? own : name;
}

/** Values that are computed once; replaced whenever the site's data is read again. */
export interface Caches {
  fragments: Map<string, YamlFile | Issue[]>;
  /** Icon names to their markup, or to the issue that prevents showing it; `undefined` for icons that do not exist. */
  icons: Map<string, string | UnlocatedIssue | undefined>;
  /** The names of all icons. */
  iconNames: Set<string> | undefined;
  /** Picture paths to sizes. */
  sizes: Map<string, { width: number; height: number } | undefined>;
  /** The folders of pages/ whose names are nearly that of a special folder. */
  misnamed: string[] | undefined;
  /** The packages of block types that are no longer there, by type. */
  packages: Map<string, string> | undefined;
  rows: Map<DataObject, Row> | undefined;
  /** The pages that exist in several languages, by route. */
  translations: Map<string, Translation[]> | undefined;
}

/** Returns empty caches. */
export function emptyCaches(): Caches {
  return {
    fragments: new Map(),
    icons: new Map(),
    iconNames: undefined,
    sizes: new Map(),
    misnamed: undefined,
    packages: undefined,
    rows: undefined,
    translations: undefined,
  };
}
