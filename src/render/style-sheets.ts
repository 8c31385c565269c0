/** Which style sheets a page carries: what its blocks and the site's frame need, each once. */
import type { SiteConfig } from '../content/types.ts';
import { COLOURS } from './colour-css.ts';
import {
  type FinishedSheets,
  finishing,
  type PartsInTime,
  partsInTime,
} from './finished-sheets.ts';
import { hashSource } from './hash-source.ts';
import { searchFor } from './search-for.ts';
import { inLayer, layersFirst } from './sheets.ts';
import type { ShortNames } from './short-names.ts';
import { namesUsed, type SpareTokens, spareTokens } from './spare-tokens.ts';
import { themedCss } from './theme-css.ts';

/** What a page has in its style element. */
export interface PageStyle {
  css: string;
  /** Its source in the Content-Security-Policy. */
  source: string;
}

const isClass = (word: string) => word.startsWith('.');
const CLASS = ' class="';
/** So many different pages are remembered: a site on which each is built otherwise would fill the memory with them. */
const MOST_REMEMBERED = 500;

function remember<Value>(memory: Map<string, Value>, key: string, value: Value): Value {
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, value);
  return value;
}

/** The classes in HTML, each between spaces: a page has few different ones, and is looked through once for all of them. */
function classesIn(html: string): string {
  const values = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return ` ${[...values].join(' ')} `;
}

export interface StyleSheetsOptions {
  site: SiteConfig;
  sheets: FinishedSheets;
  /** Whether any page may show a photograph. */
  hasPhotographs: boolean;
  /** What stands around every page that has the frame. */
  frame: { types: Iterable<string>; html: string };
  /** Whether what is for later is in a file of its own. */
  hasLaterFile?: boolean;
}

/** The style sheets of a site. */
export class StyleSheets {
  readonly #all: FinishedSheets;
  /** What every page begins with. */
  readonly #ground: PartsInTime;
  /** What of the ground goes with the sheets that use it. */
  readonly #spare: SpareTokens;
  readonly #inFrame: Set<string>;
  /** The names that every page is looked through for. */
  readonly #everywhere: string[];
  /** Looks for what sheets are only there with. */
  readonly #search: ReturnType<typeof searchFor>;
  /** The names of the sheets that were needed, by what they are chosen by: most pages of a site are built like another. */
  readonly #asked = new Map<string, string[]>();
  /** The styles of pages, by the sheets in them. */
  readonly #made = new Map<string, PageStyle>();
  /** What the custom properties are called. */
  readonly names: ShortNames;
  readonly #hasLaterFile: boolean;

  constructor({ site, sheets, hasPhotographs, frame, hasLaterFile = false }: StyleSheetsOptions) {
    this.#all = sheets;
    this.#hasLaterFile = hasLaterFile;
    this.#everywhere = hasPhotographs ? [...sheets.everywhere, COLOURS] : sheets.everywhere;
    const all = Object.values(sheets.sheets);
    const words = all.flatMap(({ onlyWith = [] }) => onlyWith);
    this.#search = searchFor(words.filter((word) => !isClass(word)));
    this.#inFrame = new Set(this.#needed(frame.types, frame.html));
    const { names, finish } = finishing(sheets.manner);
    this.names = names;
    const setElsewhere = all.flatMap(({ sets }) => sets);
    const inUse = [...this.#tokensOf(this.#inFrame), ...this.#usedIn(frame.html)];
    const ground = finish(themedCss(sheets.ground, site.theme));
    this.#spare = spareTokens(ground, setElsewhere, [...inUse, ...sheets.scripted]);
    this.#ground = partsInTime(this.#spare.ground, 'base');
  }

  /** The custom properties that sheets use. */
  #tokensOf(names: Iterable<string>): string[] {
    return [...names].flatMap((name) => this.#all.sheets[name]?.uses ?? []);
  }

  /** Those that HTML uses in its attributes: hardly ever one. */
  #usedIn(html: string): string[] {
    return html.includes('var(--') ? namesUsed(this.names.inMarkup(html)) : [];
  }

  /** The names of the sheets of block types that show this HTML, but for those that are there anyway. */
  #needed(types: Iterable<string>, html: string, there?: Set<string>): string[] {
    const classes = classesIn(html);
    const found = this.#search(html);
    const asked = [there !== undefined, ...types, classes, ...found].join();
    const known = this.#asked.get(asked);
    if (known) return known;
    const ofTypes = [...types].flatMap((type) => this.#all.ofTypes[type] ?? []);
    const stands = (word: string) =>
      isClass(word) ? classes.includes(` ${word.slice(1)} `) : found.has(word);
    const names = [...new Set([...this.#everywhere, ...ofTypes])].filter((name) => {
      if (there?.has(name)) return false;
      return this.#all.sheets[name]?.onlyWith?.some(stands) ?? true;
    });
    // sorted, so that pages with the same blocks in another order share a style
    return remember(this.#asked, asked, names.sort());
  }

  /**
   * The style sheet of a page: the ground, and what its blocks need, each once. read-page.ts of the
   * browser takes it apart again.
   *
   * @param types the types of all blocks in it, without those of the frame
   * @param html what is drawn of them
   * @param isFramed whether the frame stands around it
   */
  of(types: Iterable<string>, html: string, isFramed: boolean): PageStyle {
    const frame = isFramed ? this.#inFrame : undefined;
    const own = this.#needed(types, html, frame);
    const inHtml = this.#usedIn(html);
    const key = `${isFramed} ${own} ${inHtml}`;
    return (
      this.#made.get(key) ??
      remember(this.#made, key, this.#make([...(frame ?? []), ...own], inHtml))
    );
  }

  /** Puts sheets together, with the custom properties that they use, and those that HTML does. */
  #make(names: string[], inHtml: string[]): PageStyle {
    const tokens = this.#spare.css([...this.#tokensOf(names), ...inHtml]);
    const sheets = [
      this.#ground,
      { first: inLayer('base', tokens), later: '' },
      ...names.sort().flatMap((name) => this.#all.sheets[name] ?? []),
    ];
    const first = sheets.map((sheet) => sheet.first).join('');
    // Where there is no file of what is for later, it is at the end all the same, so that it changes the same.
    const later = this.#hasLaterFile ? '' : sheets.map((sheet) => sheet.later).join('');
    const css = layersFirst + first + later;
    return { css, source: hashSource(css) };
  }
}
