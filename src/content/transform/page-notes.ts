/** Collects the headings, links and pictures of a page during its transform, for the checks of the whole page. */
import type { ValueIssue } from '../model/issue.ts';
import type {
  Data,
  DataObject,
  DataPath,
  DialogName,
  DialogNames,
  Dialogs,
} from '../model/types.ts';

/** A heading of the page; they are listed in document order. */
export interface Heading {
  level: number;
  path: DataPath;
  /** Its Markdown source, for a heading in a text: `## Opening hours`. */
  written?: string;
}

/** A link with its text. */
export interface LinkNote {
  label: string;
  to: string;
  path: DataPath;
  /** Its part of the value. */
  written: string;
  /** Whether it belongs to an entry of a list, with whose title it is read together. */
  isInEntry: boolean;
}

/** A picture with its alternative text. */
export interface PictureNote {
  alt: string;
  src: string;
  path: DataPath;
  /** Its part of the value. */
  written: string;
  isMarkdown: boolean;
  /** The headings in the same object. */
  headings: string[];
}

/** A Markdown text, unless it is a plain line. */
export interface TextNote {
  text: string;
  /** What is visible of it, with the tags of its HTML: `See <em>this</em>`. */
  visible: string;
  isInline: boolean;
  path: DataPath;
}

/** Returns the unique names of dialogs and openers. */
export function dialogNames({ dialogs, openers }: Dialogs): DialogNames {
  const names = (all: DialogName[]) => [...new Set(all.map(({ name }) => name))];
  return { dialogs: names(dialogs), openers: names(openers) };
}

/** The notes of one page. */
export class PageNotes implements Dialogs {
  readonly headings: Heading[] = [];
  readonly links: LinkNote[] = [];
  readonly pictures: PictureNote[] = [];
  readonly texts: TextNote[] = [];
  readonly dialogs: DialogName[] = [];
  readonly openers: DialogName[] = [];
  /** Other issues of texts and links. */
  readonly textIssues: ValueIssue[] = [];
  /** The object that contains the current value. */
  object: DataObject = {};
  /** The names of its fields that are rendered as headings. */
  #headingNames: string[] = [];
  /** Whether the current block already has a heading of its own. */
  #hasHeading = false;
  /** Whether the levels of all headings are known; the site's own blocks need not declare theirs. */
  hasOutline = true;

  /** Runs an action that transforms a block, and returns its result. */
  inBlock<Result>(action: () => Result): Result {
    const hasOuterHeading = this.#hasHeading;
    this.#hasHeading = false;
    const result = action();
    this.#hasHeading = hasOuterHeading;
    return result;
  }

  /**
   * Runs an action that transforms the fields of an object, and returns its result.
   *
   * @param headingNames the fields that are rendered as headings
   */
  inObject<Result>(object: DataObject, headingNames: string[], action: () => Result): Result {
    const outer = { object: this.object, headingNames: this.#headingNames };
    this.object = object;
    this.#headingNames = headingNames;
    const result = action();
    this.object = outer.object;
    this.#headingNames = outer.headingNames;
    return result;
  }

  /** Adds a heading of a block. */
  addHeading(level: number, path: DataPath): void {
    const shown = shownLevel(level, this.#hasHeading);
    if (level < 3) this.#hasHeading = true;
    this.headings.push({ level: shown, path });
  }

  /** Adds an object if it is a link, with `label` and `to`. */
  addLink({ label, to }: DataObject, path: DataPath): void {
    if (typeof label !== 'string' || typeof to !== 'string') return;
    const [list, index, name] = path.slice(-3);
    const isInEntry = typeof name === 'string' && typeof index === 'number' && list !== 'blocks';
    this.links.push({ label, to, written: label, path: [...path, 'label'], isInEntry });
  }

  /** Adds a picture and its `alt`, which are in the current object. */
  addPicture(picture: DataObject, source: string, path: DataPath): void {
    const { alt } = picture;
    const src = picture[source];
    if (typeof alt !== 'string' || typeof src !== 'string') return;
    const headings = this.#headingNames.map((name) => this.object[name]).filter(isText);
    const at = [...path, 'alt'];
    this.pictures.push({ alt, src, written: alt, path: at, isMarkdown: false, headings });
  }
}

/**
 * Returns the level that a heading of a block is rendered with.
 *
 * @param level what its schema says: 1 is the block's own, 3 that of an entry
 * @param hasHeading whether the block already has a heading of its own
 */
function shownLevel(level: number, hasHeading: boolean): number {
  if (level === 1) return hasHeading ? 2 : 1;
  if (level === 3) return hasHeading ? 3 : 2;
  return level;
}

const isText = (value: Data | undefined): value is string => typeof value === 'string';
