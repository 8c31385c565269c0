/** The types of the content stage, from the files to the finished pages. */

import type { SiteSettings } from '../../../schema/generated/types.ts';
import type { FormDefinition } from './form-definition.ts';

/** Any value that YAML can hold. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

/** A YAML mapping: the shape of every page, block, row and site file. */
export type DataObject = { [key: string]: Data };

/** The path to a value: `['blocks', 2, 'title']`. */
export type DataPath = (string | number)[];

/** A resolved block of a page: valid against its own schema; `type` names the folder that renders it. */
export interface Block extends DataObject {
  type: string;
}

/** A range in a text. Lines and columns count from 1; the end is the column after the last character. */
export interface TextRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A value in a file: the file and the path to the value. */
export interface SourceLocation {
  file: string;
  path: DataPath;
}

/** An edit of a text: replaces the text between two offsets. */
export type TextEdit = { start: number; end: number; text: string };

/** A file of `pages/` that makes one route, or several when it starts with `each:`. */
export interface PageFile {
  /** Relative to the site's folder, with forward slashes: `pages/service/[category].yaml`. */
  file: string;
  /** `/service/[category]`: the route with its parameters still in brackets. */
  pattern: string;
}

/** A parsed YAML file. */
export interface YamlFile {
  /** Relative to the site's folder. */
  file: string;
  text: string;
  data: Data;
}

/** An internal link. `path` is the path of its value in the resolved page, from which its line is found. */
export interface LinkUse {
  to: string;
  path: DataPath;
}

/** The picture that the build makes for previews of links to a page. */
export interface SocialPicture {
  /** Its path in the output, which contains a hash of its content. */
  file: string;
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page's own picture, a path in the public folder. */
  picture?: string | undefined;
}

/** The size of a rendered page, in bytes before compression. */
export interface PageWeight {
  /** The page's HTML with its inline styles, compressed as in transfer; set when a budget limits it. */
  compressed?: number;
  html: number;
  css: number;
  /** The scripts that the page may load. */
  javascript: number;
  /** The heaviest blocks of each kind, with their index among the page's blocks when it is known. */
  heaviest: {
    [kind in 'html' | 'css' | 'javascript']?: { type: string; bytes: number; index?: number };
  };
}

/** The data of a page that the checks across pages need; small, so that a build can keep it on disk. */
export interface PageSummary {
  route: string;
  /** The page's file, relative to the site's folder. */
  file: string;
  /**
   * The internal addresses that it links to (`/x`, `/x#y`, `#y`), each once. The places of the links are looked up
   * only when an address leads nowhere.
   */
  linkedAddresses: string[];
  /** Ids that a `#hash` can point to. */
  anchors: string[];
  /** The digest of the data that it was rendered from, where its file makes several pages. */
  renderedFrom?: string;
  /** The page's forms, where it has any. */
  forms?: FormDefinition[];
  /** Its size, once it is rendered. */
  weight?: PageWeight;
  /** Its pictures that are published without scaling, SVG files and animations: paths in the public folder. */
  unscaled?: string[];
  /** Whether it has errors, so that its anchors may be incomplete. */
  broken?: boolean;
  /** Whether search engines may list the page. */
  index: boolean;
  lang: string;
  /** Its title and description; empty texts where it has none. */
  meta: { title: string; description: string };
  /** The files that the page's text is written in: its own file and that of its entry. */
  sourceFiles: string[];
  /** The photographs that the page's HTML requests, once it is rendered. */
  pictures?: string[];
  /** The page in all its languages, when there are several. */
  translations?: Translation[];
  /** The picture for previews that is made for it. */
  social?: SocialPicture | undefined;
  /** Its entry in the site's search; `undefined` when the search does not list it. */
  search?: SearchEntry | undefined;
  /** The names of its dialogs and of the dialogs that its buttons open, if there are any. */
  dialogs?: DialogNames;
}

/** A page in the index of the site's search. */
export interface SearchEntry {
  title: string;
  to: string;
  /** More words by which the search finds it. */
  words?: string[];
}

/** The names of dialogs, such as a film's, and the names by which buttons open dialogs. */
export interface DialogNames {
  dialogs: string[];
  openers: string[];
}

/** One finished page: everything the renderer needs, and what the checks across pages need. */
export interface Page extends PageSummary {
  /** `/about`; `/` for the home page. */
  route: string;
  title: string;
  /** Its title for search engines and previews, when it differs from `title`. */
  seoTitle?: string;
  description: string;
  /** Its internal links, in document order. */
  links: LinkUse[];
  /** The picture for previews of links, a path in the public folder, if the page names one. */
  image?: string;
  dir: 'ltr' | 'rtl';
  /** Whether the site's header and footer surround the page. */
  frame: boolean;
  /** Why the page is not published, where unpublished pages are shown too. */
  unpublished?: string;
  /** The subject of the page in the terms of https://schema.org, if it is given. */
  about?: DataObject;
  blocks: Block[];
}

/** A page that is not published now. */
export interface Unpublished {
  route: string;
  /** Why, in a few words: `a draft`, `published from 2026-12-01 00:00`. */
  reason: string;
}

/** A page in one of its languages. */
export interface Translation {
  lang: string;
  route: string;
}

/** The fields that every site has, even if `_site.yaml` does not set them. */
interface SiteDefaults {
  name: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  apiHost: string;
}

/** The blocks around every page: before its own, and after them. */
export interface FrameBlocks {
  before: Block[];
  after: Block[];
}

/** The values of `_site.yaml` as templates and checks see them; invalid values are included. */
export type SiteConfig = DataObject & SiteDefaults;

/** The values of `_site.yaml` without invalid ones, so that rendering and serving need not check them. */
export type Settings = Omit<SiteSettings, keyof SiteDefaults | 'frame'> &
  SiteDefaults & {
    /** The route of the home page in the language of these pages. */
    homePath?: string;
  };

/** The name of a dialog, or the name by which a button opens one. */
export interface DialogName {
  name: string;
  path: DataPath;
  /** Whether `name` is the type of a block that is itself a dialog. */
  isType?: true | undefined;
}

/** The dialogs that some blocks have, and the buttons that open them. */
export interface Dialogs {
  dialogs: DialogName[];
  openers: DialogName[];
}
