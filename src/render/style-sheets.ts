/** Which style sheets a page carries: what its blocks and the site's frame need, each once. */
import type { SiteConfig } from '../content/types.ts';
import { colourCss } from './colour-css.ts';
import { hashSource } from './hash-source.ts';
import { searchFor } from './search-for.ts';
import { givenNames, type ShortNames, shortNames } from './short-names.ts';
import { type SpareTokens, spareTokens, usedNames } from './spare-tokens.ts';
import { themedCss } from './theme-css.ts';

/** A style sheet as the bundler made it. */
export interface Sheet {
  css: string;
  /** The sheet is for pages in whose HTML one of these stands, `.name` as a class; left out, it is for all pages. */
  onlyWith?: string[] | undefined;
}

/** Style sheets by name; in the order of their names each comes after those that it may change. */
export type Sheets = Record<string, Sheet>;

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

/**
 * What the minifier leaves: spaces after commas in values that it does not know and around products, `& ` before nested
 * classes, and a word for a colour.
 */
const leaner = (css: string) =>
  css
    .replace(/("[^"]*"|'[^']*')|, /g, (_, quoted?: string) => quoted ?? ',')
    .replace(/(?<=[{};,])& (?=[.#:[])/g, '')
    .replace(/ \* (?=var\(|\.?\d)/g, '*')
    .replace(/(?<=[ ,:(])transparent(?=[ ,;)}])/g, '#0000');
/** Sizes by their short names, which mean the same as long as lines run across the page. */
const acrossThePage = (css: string) =>
  css
    .replace(/(?<=[{;](?:min-|max-)?)inline-size:/g, 'width:')
    .replace(/(?<=[{;](?:min-|max-)?)block-size:/g, 'height:');
const inLayer = (layer: string, css: string) => css && `@layer ${layer}{${css}}`;

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

/** Sheets of a later layer may change what those of an earlier one say; within a layer only the ground comes first. */
const LAYERS = ['base', 'shared', 'blocks'];

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
}

/** The style sheets of a site. */
export class StyleSheets {
  readonly #modules: StyleSheetsOptions['modules'];
  /** All sheets but the ground, each in its layer. */
  readonly #sheets = new Map<string, Sheet>();
  /** What every page begins with. */
  readonly #ground: string;
  /** What of the ground goes with the sheets that use it. */
  readonly #spare: SpareTokens;
  readonly #inFrame: Set<string>;
  /** The names that every page is looked through for. */
  readonly #everywhere: string[];
  /** Looks for what sheets are only there with. */
  readonly #search: ReturnType<typeof searchFor>;
  readonly #made = new Map<string, PageStyle>();
  /** What the custom properties are called. */
  readonly names: ShortNames;
  readonly #finish: (css: string) => string;

  constructor(options: StyleSheetsOptions) {
    const { site, modules, base, hasPhotographs, frame, scriptedNames } = options;
    this.#modules = modules;
    const all = [base, ...Object.values(modules).map(({ sheets }) => sheets)];
    const texts = all.flatMap((sheets) => Object.values(sheets).map(({ css }) => css));
    this.names = scriptedNames ? shortNames(new Set(texts), scriptedNames) : givenNames;
    const isVertical = texts.some((css) => css.includes('writing-mode'));
    this.#finish = (css) => {
      const lean = leaner(this.names.inCss(css));
      return isVertical ? lean : acrossThePage(lean);
    };
    const { [GROUND]: ground = { css: '' }, ...pieces } = base;
    if (hasPhotographs) pieces[COLOURS] = { css: colourCss, onlyWith: [' data-colour="'] };
    this.#everywhere = Object.keys(pieces);
    this.#add('base', pieces);
    for (const { sheets } of Object.values(modules)) this.#add('blocks', sheets);
    const words = [...this.#sheets.values()].flatMap(({ onlyWith = [] }) => onlyWith);
    this.#search = searchFor(words.filter((word) => !isClass(word)));
    this.#inFrame = new Set(this.#needed(frame.types, frame.html));
    const whole = this.#finish(themedCss(ground.css, site.theme));
    const others = [...this.#sheets.values()].map(({ css }) => css);
    const inFrame = [...this.#tokensOf(this.#inFrame), ...this.#usedIn(frame.html)];
    this.#spare = spareTokens(whole, others, [...inFrame, ...(scriptedNames ?? [])]);
    this.#ground = `@layer ${LAYERS};${inLayer('base', this.#spare.ground)}`;
  }

  #add(layer: string, sheets: Sheets) {
    for (const [name, { css, onlyWith }] of Object.entries(sheets)) {
      const own = name.startsWith('_shared/') ? 'shared' : layer;
      this.#sheets.set(name, { css: inLayer(own, this.#finish(css)), onlyWith });
    }
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
    const ofTypes = [...types].flatMap((type) => Object.keys(this.#modules[type]?.sheets ?? {}));
    const classes = classesIn(html);
    const has = this.#search(html);
    const stands = (word: string) =>
      isClass(word) ? classes.includes(` ${word.slice(1)} `) : has(word);
    return [...new Set([...this.#everywhere, ...ofTypes])].filter((name) => {
      if (there?.has(name)) return false;
      return this.#sheets.get(name)?.onlyWith?.some(stands) ?? true;
    });
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
      const sheets = names.map((name) => this.#sheets.get(name)?.css);
      const css = this.#ground + inLayer('base', tokens) + sheets.join('');
      style = { css, source: hashSource(css) };
      this.#made.set(key, style);
    }
    return style;
  }
}
