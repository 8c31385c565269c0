/** The site that reading, checking and rendering of pages share. */
import type { Extensions } from '../model/extensions.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Pictures } from '../model/pictures.ts';
import type { OldNames } from '../model/schema-facts.ts';
import type { Collection, Row, Source } from '../model/sources.ts';
import type {
  Data,
  DataObject,
  Dialogs,
  LinkUse,
  PageFile,
  Settings,
  SiteConfig,
  Translation,
} from '../model/types.ts';
import type { YamlFile } from '../model/yaml-file.ts';
import type { BlockMessages } from '../schemas/block-messages.ts';
import type { BlockType } from '../schemas/block-types.ts';
import type { Checks } from '../schemas/checks.ts';
import type { EngineSchemas } from '../schemas/compose-schema.ts';
import type { Validators } from '../schemas/validate.ts';
import type { FileCache } from '../yaml/file-cache.ts';

export interface SiteOptions {
  /** The folder of Pagewright itself, with `schema/` and `blocks/`. */
  engineRoot: string;
  /** Overrides the `apiHost` of `_site.yaml`. The default is the environment variable PAGEWRIGHT_API_HOST. */
  apiHost?: string | undefined;
  /** Folders of block types beside the site's own. */
  moreBlocks?: string[] | undefined;
  /** What the site's configuration file adds; left out, there is none. */
  extensions?: Extensions | undefined;
  /** Whether the site's own `blocks/` may still be made while the site is open. The default is false. */
  awaitsBlocks?: boolean | undefined;
  /** The day or time that is taken for now: `2026-12-01`, in the site's time zone. The default is the real time. */
  asOf?: string | undefined;
  /** Whether pages, blocks and entries that are not published are there too. The default is false. */
  showAll?: boolean | undefined;
}

/** A site's folder, read; pages are read one by one with `loadPageFile`. When files change, `refreshSite` makes another site. */
export interface Site {
  readonly root: string;
  readonly engineRoot: string;
  readonly apiHost: string | undefined;
  readonly engine: EngineSchemas;
  /** The options that it was opened with; worker threads open it in the same way. */
  readonly moreBlocks: string[];
  readonly extensions: Extensions;
  /** The folders that hold block types; a later one's go before an earlier one's. */
  readonly blocksFolders: string[];
  readonly blockTypes: Map<string, BlockType>;
  /** What its blocks say in other languages than English, where `words` says nothing. */
  readonly messages: BlockMessages;
  /** Names of blocks and fields that have changed. */
  readonly oldNames: OldNames;
  /** The types of the blocks that do not say which headings they render. */
  readonly unknownOutline: Set<string>;
  /** The types of the blocks that hold blocks. */
  readonly containerTypes: Set<string>;
  /** What `_site.yaml` says, as templates and checks see it. */
  readonly config: SiteConfig;
  /** The same without invalid values, for rendering and serving; the same object where nothing is invalid. */
  readonly settings: Settings;
  /** What is taken for now, and when that matters next. */
  readonly clock: Clock;
  /** The languages of its pages, in the order in which the site names them. */
  readonly languages: Language[];
  /** The folder of the language, when this is the site as the pages of a language see it. */
  readonly language?: string;
  /** The values of `config` that were read since somebody last emptied this: `contact.phone`. */
  readonly reads: Set<string>;
  readonly siteFile: SiteFile;
  /** The dialogs of the blocks around its pages: `loadFrame` puts them here, as it puts the blocks into `config`. */
  frameDialogs: Dialogs;
  readonly collections: Map<string, Collection>;
  /** Sorted. */
  readonly fragmentNames: Set<string>;
  readonly pageFiles: PageFile[];
  /** `/images/team.svg` for public/images/team.svg. */
  readonly publicFiles: Set<string>;
  /** The photographs of the public folder, and its broken drawings, when somebody has looked at them: `surveyPictures` of the build. */
  readonly pictures: Pictures;
  readonly checks: Checks;
  readonly validators: Validators;
  readonly caches: Caches;
  readonly icons: Icons;
  /** Reads and keeps the files in which problems are located. */
  readonly files: FileCache;
  /** What is wrong with each part; nothing of the pages and fragments. */
  readonly issues: { [part in SitePart]: Issue[] };
}

/** A site while it is read. */
export type SiteDraft = { -readonly [Name in keyof Site]: Site[Name] };

/** Finds icons by name. */
interface Icons {
  /** Returns what stands inside the icon's `<svg>`, or why that cannot be shown; `undefined` when there is no such icon. */
  read(name: string): string | Unplaced | undefined;
  /** Returns the names of all icons: the same set as before while no icon of the site has come or gone. */
  names(): Set<string>;
  /** Returns the icons that show what a word means, the likeliest first. */
  meaning(word: string): string[];
}

/** The parts of a site that can be read anew by themselves. */
export type SitePart = 'blocks' | 'data' | 'pages' | 'public';

/** What a site takes for now, and whether it shows what is not published too. */
export interface Clock {
  /** The value of `--as-of`; the real time when left out. */
  asOf?: string | undefined;
  /** In milliseconds since 1970. */
  now: number;
  timeZone: string;
  showAll: boolean;
  /** The next moments at which something that was read appears or disappears. */
  changes: Set<number>;
}

/** A language in which the site has pages. */
export interface Language {
  lang: string;
  /** What the language calls itself. */
  name: string;
  /** The folder of its pages below `pages/`; empty for the site's own language. */
  folder: string;
  /** What is different for its pages, as the folder's `_site.yaml` says; left out for the site's own language. */
  own?: Pick<Site, 'language' | 'config' | 'settings' | 'siteFile'> | undefined;
  /** The site as pages of this language see it. */
  site: Site;
}

/** Languages that are written from right to left (https://www.w3.org/International/questions/qa-scripts). */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

/** Returns the direction in which a language is written. */
export const directionOf = (lang: string) => (rightToLeft.test(lang) ? 'rtl' : 'ltr');

/** What the checks across pages need to know of `_site.yaml`, or of a language's. */
export interface SiteFile {
  /** Relative to the site's folder. */
  file: string;
  /** All of it, as it is written. */
  written: DataObject;
  /** The file, where it could be read. */
  source: YamlFile | undefined;
  sources: Source[];
  links: LinkUse[];
  uses: string[];
  frame: { before: FrameSide; after: FrameSide };
  /** Whether the file is there and cannot be read: what it says is unknown, and a name that it may define is not an error. */
  unread: boolean;
}

/** The blocks on one side of the frame as they are written, and where. */
interface FrameSide {
  blocks: Data[];
  file: string;
}

/** Where the site says what holds for all of it. */
export const siteFileName = 'pages/_site.yaml';

/** Returns the languages whose pages stand in a folder: all but the site's own. */
export const otherLanguages = ({ languages }: Pick<Site, 'languages'>): Language[] =>
  languages.filter(({ folder }) => folder !== '');

/** Returns the site as the pages of each language see it, the own one first. */
export const siteInEach = (site: Site): Site[] => [
  site,
  ...otherLanguages(site).map((language) => language.site),
];

/** Returns the site as a page file sees it: the language's, when the file stands in a language's folder. */
export function siteFor(site: Site, file: string): Site {
  const own = otherLanguages(site).find(({ folder }) => file.startsWith(`pages/${folder}/`));
  return own?.site ?? site;
}

/** Returns the name of a collection or fragment as pages of a language mean it: `services.ar` where there is one, else `services`. */
export function localName(site: Site, name: string, names: { has(name: string): boolean }): string {
  const own = `${name}.${site.language}`;
  return site.language && names.has(own) ? own : name;
}

/** What was worked out once. */
export interface Caches {
  fragments: Map<string, YamlFile | Issue[]>;
  /** Icon names to their markup, or to why it cannot be shown; `undefined` for icons that there are not. */
  icons: Map<string, string | Unplaced | undefined>;
  /** Pictures to their sizes. */
  sizes: Map<string, { width: number; height: number } | undefined>;
  /** The folders of pages/ with a name that is nearly that of a part of the site. */
  misnamed: string[] | undefined;
  rows: Map<DataObject, Row> | undefined;
  /** Pages that are there in several languages, by route. */
  translations: Map<string, Translation[]> | undefined;
}

/** Returns caches in which nothing is worked out yet. */
export function emptyCaches(): Caches {
  return {
    fragments: new Map(),
    icons: new Map(),
    sizes: new Map(),
    misnamed: undefined,
    rows: undefined,
    translations: undefined,
  };
}
