/** Collects headings, links and pictures of a page during its transform, for the checks of the page as a whole. */
import type { Unplaced } from '../model/issue.ts';
import type { DataObject, DataPath, DialogName, DialogNames, Dialogs } from '../model/types.ts';

/** A heading, in the order in which they stand. */
export interface Heading {
  level: number;
  path: DataPath;
  /** How it is written, where it stands in Markdown: `## Opening hours`. */
  written?: string;
}

/** The words of a link that say little by themselves. */
export interface VagueLink {
  label: string;
  to: string;
  path: DataPath;
  /** The part of the value that it is. */
  written: string;
  kind: 'always' | 'repeated' | 'address' | 'empty';
}

/** What an alternative text does wrong. */
interface OddAlt {
  problem: AltProblem;
  alt: string;
  path: DataPath;
  /** The part of the value that it is. */
  written: string;
}

/** Returns the names alone, each once. */
export function dialogNames({ dialogs, openers }: Dialogs): DialogNames {
  const names = (all: DialogName[]) => [...new Set(all.map(({ name }) => name))];
  return { dialogs: names(dialogs), openers: names(openers) };
}

const alwaysVague = /^(?:click(?: here)?|here|this|this page|link|this link)\W*$/i;
const vagueTwice =
  /^(?:read|learn|find out|see|show|view|discover|know) more\W*$|^(?:more|details|go|continue|continue reading|read on)\W*$/i;
const address = /^(?:https?:\/\/|www\.)\S+$/i;

/** Fields that follow a text in many blocks, and would be lost in it. Prose does not begin a line so. */
const fieldLine =
  /^(?:image|imageSide|buttons?|tone|items|itemsFrom|blocks|heading|eyebrow|perRow|crumb|columns):(?: .*)?$/m;

/** One page's notes. */
export class PageNotes implements Dialogs {
  readonly headings: Heading[] = [];
  readonly links: VagueLink[] = [];
  readonly alts: OddAlt[] = [];
  readonly dialogs: DialogName[] = [];
  readonly openers: DialogName[] = [];
  /** Other issues of texts and links. */
  readonly textIssues: { issue: Unplaced; path: DataPath }[] = [];
  /** Lines of texts that look like fields. */
  readonly fields: { written: string; path: DataPath }[] = [];
  /** The group of fields around the current value, and those of them that are rendered as headings. */
  group: DataObject = {};
  headingNames: string[] = [];
  /** Whether the current block has a heading of its own already. */
  hasHeading = false;
  /** Whether the levels of all headings are known: the site's own blocks need not declare theirs. */
  hasOutline = true;

  /** Notes a heading of a block. The level of an entry's heading, 3, becomes 2 where the block itself has none. */
  addHeading(level: number, path: DataPath): void {
    const isFirst = level === 1 && !this.hasHeading;
    const shown = level === 1 ? (isFirst ? 1 : 2) : level === 3 && !this.hasHeading ? 2 : level;
    if (level < 3) this.hasHeading = true;
    this.headings.push({ level: shown, path: path.slice() });
  }

  /** Notes a group of fields that is a link: `label` and `to`. What stands within an entry is read together with the entry's title. */
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

  /** Notes a picture with its `alt`, which belongs to the current group. */
  addPicture(picture: DataObject, source: string, path: DataPath): void {
    const { alt } = picture;
    const src = picture[source];
    if (typeof alt !== 'string' || typeof src !== 'string') return;
    const problem = altProblem(alt, src) ?? (this.#repeatsHeading(alt) ? 'repeated' : undefined);
    if (problem) this.alts.push({ problem, alt, written: alt, path: [...path, 'alt'] });
  }

  #repeatsHeading(alt: string): boolean {
    for (const name of this.headingNames) {
      const text = this.group[name];
      if (typeof text !== 'string' || text.length !== alt.length || alt === '') continue;
      if (text.toLowerCase() === alt.toLowerCase()) return true;
    }
    return false;
  }

  /** Notes a text of several lines, before it became HTML: a field that is indented too far is a part of it. */
  addText(text: string, path: DataPath): void {
    const [written] = fieldLine.exec(text) ?? [];
    if (written) this.fields.push({ written, path: path.slice() });
  }

  /** Notes an issue of the value at `path`. */
  addTextIssue(issue: Unplaced, path: DataPath): void {
    this.textIssues.push({ issue, path: path.slice() });
  }

  /** Notes a heading of a text that was Markdown. */
  addTextHeading(level: number, words: string, path: DataPath): void {
    const written = `${'#'.repeat(level)} ${words.trim()}`;
    this.headings.push({ level, path: path.slice(), written });
  }

  /** Notes a link of a text that was Markdown. */
  addTextLink(words: string, to: string, path: DataPath): void {
    const label = words.trim();
    const kind = vagueness(label, to);
    const written = label === to ? label : `[${label}](${to})`;
    if (kind) this.links.push({ label, to, kind, written, path: path.slice() });
  }

  /** Notes a picture of a text that was Markdown. */
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

/** What an alternative text does wrong: it is a file's name, or says nothing; `repeated` are the words of a heading beside it. */
type AltProblem = 'missing' | 'file' | 'empty-word' | 'repeated';

const ending = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|tiff?)$/i;
const camera = /^(?:img|dsc|dscn|dcim|pxl|screenshot|untitled|image|picture|photo)[\s_-]*\d+$/i;
const emptyWord =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|logo|banner|alt|alt text|todo|tbd|xxx)\W*$/i;

/** Returns what is wrong with `alt`, the words for the picture `src`; `undefined` when nothing is. Empty means decoration. */
function altProblem(alt: string, src: string): AltProblem | undefined {
  const words = alt.trim();
  // a whole sentence is neither
  if (words === '' || (words.length > 40 && !words.includes('.'))) return undefined;
  if ((words.includes('.') && ending.test(words)) || camera.test(words)) return 'file';
  if (words.length < 16 && emptyWord.test(words)) return 'empty-word';
  // `team-2026` is a file's name; a single word may be both
  const name = src.lastIndexOf('/') + 1;
  if (!src.startsWith(words, name) || !/[-_\d]/.test(words)) return undefined;
  return words === src.slice(name).replace(ending, '') ? 'file' : undefined;
}
