/** The types of the content stage: what files become on their way to the renderer. */

import type { SiteSettings } from '../../../schema/generated/types.ts';
import type { FormDefinition } from './form-definition.ts';

/** Any value that YAML can hold. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

/** A mapping of YAML: the shape of every page, block, row and site file. */
export type DataObject = { [key: string]: Data };

/** The way to a value: `['blocks', 2, 'title']`. */
export type DataPath = (string | number)[];

/** One block of a page, resolved: its own schema holds, and `type` names the folder that renders it. */
export interface Block extends DataObject {
  type: string;
}

/** A place in a text. Lines and columns count from 1; the end is the column after the last character. */
export interface TextRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A value in a file: the file and the way to the value. */
export interface SourceLocation {
  file: string;
  path: DataPath;
}

/** A change to a text: what is to stand between two offsets. */
export type TextEdit = { start: number; end: number; text: string };

/** A file of `pages/` that makes one route, or several when it starts with `each:`. */
export interface PageFile {
  /** Relative to the site's folder, with forward slashes: `pages/service/[category].yaml`. */
  file: string;
  /** `/service/[category]`: the route with its parameters still in brackets. */
  pattern: string;
}

/** A place that a page links to. `path` is the value's path in the resolved page, for finding its line. */
export interface LinkUse {
  to: string;
  path: DataPath;
}

/** The picture that the build makes for previews of links to a page. */
export interface SocialPicture {
  /** Its path in the output, named by its content. */
  file: string;
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page's own picture, a path in the public folder. */
  picture?: string | undefined;
}

/** The size of a rendered page, in bytes before compression. */
export interface PageWeight {
  /** All of the page as it travels; where a budget asks for it. */
  compressed?: number;
  html: number;
  css: number;
  /** The scripts that it may come to load. */
  javascript: number;
  /** The blocks that weigh most, with their place among the page's blocks where it is known. */
  heaviest: {
    [kind in 'html' | 'css' | 'javascript']?: { type: string; bytes: number; index?: number };
  };
}

/** What the checks across pages need of a page; small, so that a build can keep it on disk. */
export interface PageSummary {
  route: string;
  /** The page's file, relative to the site's folder. */
  file: string;
  /** The internal addresses that it links to (`/x`, `/x#y`, `#y`), each once. Where the links stand is asked when one leads nowhere. */
  leadsTo: string[];
  /** Ids that a `#hash` can point to. */
  anchors: string[];
  /** The digest of the data that it was rendered from, where its file makes several pages. */
  renderedFrom?: string;
  /** The page's forms, where it has any. */
  forms?: FormDefinition[];
  /** Its size, once it is rendered. */
  weight?: PageWeight;
  /** Its pictures that visitors get as they are, SVG files and moving ones: paths in the public folder. */
  unscaled?: string[];
  /** Whether something on it has mistakes, so that not all of its places are known. */
  broken?: boolean;
  /** Whether search engines may list the page. */
  index: boolean;
  lang: string;
  /** Its title and description; empty texts where it has none. */
  meta: { title: string; description: string };
  /** The files that the page's text is written in: its own, and that of the entry that it is made for. */
  written: string[];
  /** The files of photographs that the page's HTML asks for, once it is rendered. */
  pictures?: string[];
  /** The page in all languages that it is there in, when there are several. */
  translations?: Translation[];
  /** The picture for previews that is made for it. */
  social?: SocialPicture | undefined;
  /** What the site's search finds it by, unless it is not to be found. */
  search?: SearchEntry | undefined;
  /** The names of its dialogs and of what its buttons open, where it has any. */
  dialogs?: DialogNames;
}

/** A page as the site's search knows it. */
export interface SearchEntry {
  title: string;
  to: string;
  /** More words by which it is found. */
  words?: string[];
}

/** The names that dialogs have, such as a film's, and those by which buttons open them. */
export interface DialogNames {
  dialogs: string[];
  openers: string[];
}

/** One finished page: everything the renderer needs, and what the checks across pages need. */
export interface Page extends PageSummary {
  /** `/about`; `/` for the home page. */
  route: string;
  title: string;
  /** What search engines and previews call it, when that is not its title. */
  seoTitle?: string;
  description: string;
  /** Its internal links, in the order in which they stand. */
  links: LinkUse[];
  /** The picture for previews of links, a path in the public folder, when the page names one. */
  image?: string;
  dir: 'ltr' | 'rtl';
  /** Whether the site's header and footer surround the page. */
  frame: boolean;
  /** Why the page is not published, where pages are shown that are not. */
  unpublished?: string;
  /** What the page is about, in the words of https://schema.org, when it says so. */
  about?: DataObject;
  blocks: Block[];
}

/** A page that is not published now. */
export interface Unpublished {
  route: string;
  /** Why, in a few words: `a draft`, `published from 2026-12-01 00:00`. */
  reason: string;
}

/** A page in one of the languages that it is there in. */
export interface Translation {
  lang: string;
  route: string;
}

/** What every site has, whether `_site.yaml` says it or not. */
interface SiteDefaults {
  name: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  apiHost: string;
  /** The blocks around every page; none before `loadFrame` has been called. */
  frame: { before: Block[]; after: Block[] };
}

/** The values of `_site.yaml` as templates and checks see them: one that is wrong is not missing. */
export type SiteConfig = DataObject & SiteDefaults;

/** The same without what is invalid, so that rendering and serving need not check what a value is. */
export type Settings = Omit<SiteSettings, keyof SiteDefaults> &
  SiteDefaults & {
    /** The route of the home page in the language of these pages. */
    homePath?: string;
  };

/** A name that a dialog has, or that a button opens one by. */
export interface DialogName {
  name: string;
  path: DataPath;
  /** Whether it is the type of a block that is meant, which is a dialog itself. */
  isType?: true;
}

/** The dialogs that some blocks have, and the buttons that open them. */
export interface Dialogs {
  dialogs: DialogName[];
  openers: DialogName[];
}
