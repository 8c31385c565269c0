/** Which style sheets a page carries: what its blocks and the site's frame need, each once. */
import type { SiteConfig } from '../content/types.ts';
import { colourCss } from './colour-css.ts';
import { hashSource } from './hash-source.ts';
import { searchFor } from './search-for.ts';
import {
  finishing,
  inLayer,
  inTheirLayers,
  layersFirst,
  type PartsInTime,
  partsInTime,
  type Sheet,
  type Sheets,
} from './sheets.ts';
import type { ShortNames } from './short-names.ts';
import { type SpareTokens, spareTokens, usedNames } from './spare-tokens.ts';
import { themedCss } from './theme-css.ts';

/** What a page has in its style element. */
export interface PageStyle {
  css: string;
  /** Its source in the Content-Security-Policy. */
  source: string;
}

/** The sheet that every page begins with. No block type has such a name. */
const GROUND = '_base';
/** The colours that photographs show before they arrive. */
const COLOURS = '_colours';

const isClass = (word: string) => word.startsWith('.');
const CLASS = ' class="';

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
  /** The sheets of each block type. */
  modules: Record<string, { sheets: Sheets }>;
  base: Sheets;
  /** Whether any page may show a photograph. */
  hasPhotographs: boolean;
  /** What stands around every page that has the frame. */
  frame: { types: Iterable<string>; html: string };
  /** See `DocumentAssets`. */
  scriptedNames?: string[] | undefined;
  /** Whether what is for later is in a file of its own. */
  hasLaterFile?: boolean;
}

/** The style sheets of a site. */
export class StyleSheets {
  readonly #modules: StyleSheetsOptions['modules'];
  /** All sheets but the ground, and what of each is to be seen at first or later. */
  readonly #sheets = new Map<string, Pick<Sheet, 'css' | 'onlyWith'> & PartsInTime>();
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
  readonly #made = new Map<string, PageStyle>();
  /** What the custom properties are called. */
  readonly names: ShortNames;
  readonly #hasLaterFile: boolean;

  constructor(options: StyleSheetsOptions) {
    const { site, modules, base, hasPhotographs, frame, scriptedNames } = options;
    this.#modules = modules;
    this.#hasLaterFile = options.hasLaterFile ?? false;
    const { names, finish } = finishing({ base, modules }, scriptedNames);
    this.names = names;
    const { [GROUND]: ground = { css: '' }, ...pieces } = base;
    if (hasPhotographs) pieces[COLOURS] = { css: colourCss, onlyWith: [' data-colour="'] };
    this.#everywhere = Object.keys(pieces);
    const ofBlocks = Object.values(modules).flatMap(({ sheets }) =>
      inTheirLayers(sheets, 'blocks'),
    );
    for (const { name, sheet, layer } of [...inTheirLayers(pieces, 'base'), ...ofBlocks]) {
      const css = finish(sheet.css);
      const { onlyWith, later } = sheet;
      this.#sheets.set(name, { css, onlyWith, ...partsInTime(css, layer, later) });
    }
    const words = [...this.#sheets.values()].flatMap(({ onlyWith = [] }) => onlyWith);
    this.#search = searchFor(words.filter((word) => !isClass(word)));
    this.#inFrame = new Set(this.#needed(frame.types, frame.html));
    const whole = finish(themedCss(ground.css, site.theme));
    const others = [...this.#sheets.values()].map(({ css }) => css);
    const inFrame = [...this.#tokensOf(this.#inFrame), ...this.#usedIn(frame.html)];
    this.#spare = spareTokens(whole, others, [...inFrame, ...(scriptedNames ?? [])]);
    this.#ground = partsInTime(this.#spare.ground, 'base');
  }

  /** The custom properties that sheets use. */
  #tokensOf(names: Iterable<string>): string[] {
    return [...names].flatMap((name) => [...usedNames(this.#sheets.get(name)?.css ?? '')]);
  }

  /** Those that HTML uses in its attributes: hardly ever one. */
  #usedIn(html: string): string[] {
    return html.includes('var(--') ? [...usedNames(this.names.inMarkup(html))] : [];
  }

  /** The names of the sheets of block types that show this HTML, but for those that are there anyway. */
  #needed(types: Iterable<string>, html: string, there?: Set<string>): string[] {
    const classes = classesIn(html);
    const found = this.#search(html);
    const asked = [there !== undefined, ...types, classes, ...found].join();
    const known = this.#asked.get(asked);
    if (known) return known;
    const ofTypes = [...types].flatMap((type) => Object.keys(this.#modules[type]?.sheets ?? {}));
    const stands = (word: string) =>
      isClass(word) ? classes.includes(` ${word.slice(1)} `) : found.has(word);
    const names = [...new Set([...this.#everywhere, ...ofTypes])].filter((name) => {
      if (there?.has(name)) return false;
      return this.#sheets.get(name)?.onlyWith?.some(stands) ?? true;
    });
    this.#asked.set(asked, names);
    return names;
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
    let style = this.#made.get(key);
    if (!style) {
      const names = [...(frame ?? []), ...own].sort();
      const tokens = this.#spare.css([...this.#tokensOf(names), ...inHtml]);
      const sheets = [
        this.#ground,
        { first: inLayer('base', tokens), later: '' },
        ...names.flatMap((name) => this.#sheets.get(name) ?? []),
      ];
      const first = sheets.map((sheet) => sheet.first).join('');
      // Where there is no file of what is for later, it is at the end all the same, so that it changes the same.
      const later = this.#hasLaterFile ? '' : sheets.map((sheet) => sheet.later).join('');
      const css = layersFirst + first + later;
      style = { css, source: hashSource(css) };
      this.#made.set(key, style);
    }
    return style;
  }
}
