/** Collects the headings, links and pictures of a page during its transform, for the checks of the whole page. */
import type { UnlocatedIssue } from '../model/issue.ts';
import type { DataObject, DataPath, DialogName, DialogNames, Dialogs } from '../model/types.ts';

/** A heading of the page; they are listed in document order. */
export interface Heading {
  level: number;
  path: DataPath;
  /** Its Markdown source, for a heading in a text: `## Opening hours`. */
  written?: string;
}

/** A link whose text says little by itself. */
export interface VagueLink {
  label: string;
  to: string;
  path: DataPath;
  /** Its part of the value. */
  written: string;
  kind: 'always' | 'repeated' | 'address' | 'empty';
}

/** A problem of an alternative text. */
interface OddAlt {
  problem: AltProblem;
  alt: string;
  path: DataPath;
  /** Its part of the value. */
  written: string;
}

/** Returns the unique names of dialogs and openers. */
export function dialogNames({ dialogs, openers }: Dialogs): DialogNames {
  const names = (all: DialogName[]) => [...new Set(all.map(({ name }) => name))];
  return { dialogs: names(dialogs), openers: names(openers) };
}

const alwaysVague = /^(?:click(?: here)?|here|this|this page|link|this link)\W*$/i;
const vagueTwice =
  /^(?:read|learn|find out|see|show|view|discover|know) more\W*$|^(?:more|details|go|continue|continue reading|read on)\W*$/i;
const address = /^(?:https?:\/\/|www\.)\S+$/i;

/**
 * Matches lines that look like fields which follow a text in many blocks; prose does not begin lines like that.
 * Indented too far, they become part of the text.
 */
const fieldLine =
  /^(?:image|imageSide|buttons?|tone|items|itemsFrom|blocks|heading|eyebrow|perRow|crumb|columns):(?: .*)?$/m;

/** The notes of one page. */
export class PageNotes implements Dialogs {
  readonly headings: Heading[] = [];
  readonly links: VagueLink[] = [];
  readonly alts: OddAlt[] = [];
  readonly dialogs: DialogName[] = [];
  readonly openers: DialogName[] = [];
  /** Other issues of texts and links. */
  readonly textIssues: { issue: UnlocatedIssue; path: DataPath }[] = [];
  /** Lines of texts that look like fields. */
  readonly fields: { written: string; path: DataPath }[] = [];
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

  /** Adds a heading of a block. An entry's heading has level 2 instead of 3 when the block itself has no heading. */
  addHeading(level: number, path: DataPath): void {
    const isFirst = level === 1 && !this.#hasHeading;
    const shown = level === 1 ? (isFirst ? 1 : 2) : level === 3 && !this.#hasHeading ? 2 : level;
    if (level < 3) this.#hasHeading = true;
    this.headings.push({ level: shown, path: path.slice() });
  }

  /**
   * Adds an object that is a link: `label` and `to`. A repeated text such as "More" is allowed within an entry, where
   * it is read together with the entry's title.
   */
  addLink({ label, to }: DataObject, path: DataPath): void {
    if (typeof label !== 'string' || typeof to !== 'string') return;
    const kind = vagueness(label, to);
    if (!kind) return;
    const [list, index, name] = path.slice(-3);
    const isInEntry = typeof name === 'string' && typeof index === 'number' && list !== 'blocks';
    if (kind !== 'repeated' || !isInEntry) {
      this.links.push({ label, to, kind, written: label, path: [...path, 'label'] });
    }
  }

  /** Adds a picture and its `alt`, which are in the current object. */
  addPicture(picture: DataObject, source: string, path: DataPath): void {
    const { alt } = picture;
    const src = picture[source];
    if (typeof alt !== 'string' || typeof src !== 'string') return;
    const problem = altProblem(alt, src) ?? (this.#repeatsHeading(alt) ? 'repeated' : undefined);
    if (problem) this.alts.push({ problem, alt, written: alt, path: [...path, 'alt'] });
  }

  #repeatsHeading(alt: string): boolean {
    for (const name of this.#headingNames) {
      const text = this.object[name];
      if (typeof text !== 'string' || text.length !== alt.length || alt === '') continue;
      if (text.toLowerCase() === alt.toLowerCase()) return true;
    }
    return false;
  }

  /** Adds a text of several lines as written: a field that is indented too far has become part of it. */
  addText(text: string, path: DataPath): void {
    const [written] = fieldLine.exec(text) ?? [];
    if (written) this.fields.push({ written, path: path.slice() });
  }

  /** Adds an issue of the value at `path`. */
  addTextIssue(issue: UnlocatedIssue, path: DataPath): void {
    this.textIssues.push({ issue, path: path.slice() });
  }

  /** Adds a heading in Markdown. */
  addTextHeading(level: number, words: string, path: DataPath): void {
    const written = `${'#'.repeat(level)} ${words.trim()}`;
    this.headings.push({ level, path: path.slice(), written });
  }

  /** Adds a link in Markdown. */
  addTextLink(words: string, to: string, path: DataPath): void {
    const label = words.trim();
    const kind = vagueness(label, to);
    const written = label === to ? label : `[${label}](${to})`;
    if (kind) this.links.push({ label, to, kind, written, path: path.slice() });
  }

  /** Adds a picture in Markdown. */
  addTextPicture(alt: string, src: string, path: DataPath): void {
    const problem = alt.trim() === '' ? 'missing' : altProblem(alt, src);
    const written = `![${alt}](${src})`;
    if (problem) this.alts.push({ problem, alt: alt || src, written, path: path.slice() });
  }
}

function vagueness(label: string, to: string): VagueLink['kind'] | undefined {
  const words = label.trim();
  if (words === '') return 'empty';
  if (words.length > 60) return address.test(words) ? 'address' : undefined;
  if (alwaysVague.test(words)) return 'always';
  if (vagueTwice.test(words)) return 'repeated';
  return address.test(words) && !to.startsWith('mailto:') ? 'address' : undefined;
}

/**
 * The problems of an alternative text: missing, a file's name, or without information; `repeated` when it is the same
 * as a heading beside it.
 */
type AltProblem = 'missing' | 'file' | 'empty-word' | 'repeated';

const ending = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|tiff?)$/i;
const camera = /^(?:img|dsc|dscn|dcim|pxl|screenshot|untitled|image|picture|photo)[\s_-]*\d+$/i;
const emptyWord =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|logo|banner|alt|alt text|todo|tbd|xxx)\W*$/i;

/**
 * Returns the problem of `alt`, the alternative text of the picture `src`; `undefined` when it has none. An empty one
 * marks decoration.
 */
function altProblem(alt: string, src: string): AltProblem | undefined {
  const words = alt.trim();
  // A whole sentence is none of these.
  if (words === '' || (words.length > 40 && !words.includes('.'))) return undefined;
  if ((words.includes('.') && ending.test(words)) || camera.test(words)) return 'file';
  if (words.length < 16 && emptyWord.test(words)) return 'empty-word';
  // `team-2026` is a file's name; a single word may be a name or a description.
  const name = src.lastIndexOf('/') + 1;
  if (!src.startsWith(words, name) || !/[-_\d]/.test(words)) return undefined;
  return words === src.slice(name).replace(ending, '') ? 'file' : undefined;
}
