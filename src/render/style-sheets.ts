/** Collects the style sheets of a page: the base sheet, the site's theme, and those of its blocks, each once. */
import { hash } from 'node:crypto';
import { focusName } from '../../blocks/_shared/ui/focus-point.ts';
import type { FocusPoint } from '../../schema/generated/types.ts';
import type { Settings } from '../content/model/types.ts';
import { type FontDisplay, themeCss } from './theme-css.ts';

/** Style sheets by name, minified to one line each. */
export type Sheets = Record<string, string>;

/** The content of a page's style element. */
export interface PageStyle {
  css: string;
  /** The number of bytes of `css`. */
  bytes: number;
  /** Its source in the Content-Security-Policy. */
  source: string;
}

/**
 * Joins style sheets, each in its cascade layer and on a line of its own, where page-styles.ts splits them. A block's
 * sheet overrides the sheets of `_shared`, even if these are added later by a navigation.
 */
export function layered(sheets: Sheets): string {
  const layerOf = (name: string) => (name.startsWith('_shared/') ? 'shared' : 'blocks');
  return Object.entries(sheets)
    .map(([name, css]) => `@layer ${layerOf(name)}{${css}}`)
    .join('\n');
}

interface StyleSheetsOptions {
  site: Settings;
  /** The sheets that belong to no block. */
  base: Sheets;
  /** The sheets of each block type. */
  modules: Record<string, { sheets: Sheets }>;
  /** The deferred styles, when they are not in a file of their own. */
  deferredCss: string;
  fontDisplay?: FontDisplay | undefined;
}

/** The style sheets of a site. */
export class StyleSheets {
  readonly #modules: StyleSheetsOptions['modules'];
  /** The start of every page's styles. */
  readonly #start: string;
  readonly #end: string;

  constructor({ site, base, modules, deferredCss, fontDisplay }: StyleSheetsOptions) {
    this.#modules = modules;
    this.#end = deferredCss;
    const first = Object.values(base).join('') + themeCss(site.theme, fontDisplay);
    this.#start = `@layer shared,blocks;\n@layer shared{${first}}`;
  }

  /**
   * Returns the styles of a page.
   *
   * @param types the types of all blocks on it
   * @param focusPoints the names of the focus points of its pictures
   */
  forTypes(types: Iterable<string>, focusPoints: Iterable<string> = []): PageStyle {
    const sheetsOf = Array.from(types, (type) => this.#modules[type]?.sheets);
    const needed: Sheets = Object.assign({}, ...sheetsOf);
    for (const point of focusPoints) needed[`_shared/focus ${point}`] = focusSheet(point);
    // Sorted, so that the order of blocks on a page does not change the cascade.
    const sheets = Object.entries(needed).sort(([a], [b]) => (a < b ? -1 : 1));
    const css = [this.#start, layered(Object.fromEntries(sheets)), this.#end]
      .filter(Boolean)
      .join('\n');
    return { css, bytes: Buffer.byteLength(css), source: hashSource(css) };
  }
}

const isFocusPoint = (value: unknown): value is FocusPoint =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** Returns the names of the focus points in blocks, at any depth: pictures have them in a field `focus`. */
export function focusPointsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const inner of data) focusPointsIn(inner, found);
  else if (data !== null && typeof data === 'object') {
    for (const [name, inner] of Object.entries(data)) {
      if (name === 'focus' && isFocusPoint(inner)) found.add(focusName(inner));
      else focusPointsIn(inner, found);
    }
  }
  return found;
}

/**
 * Returns the style sheet of a focus point. The Content-Security-Policy forbids `style` attributes, so the point is
 * an attribute of the picture, with a rule in its page. Blocks that set `object-position` themselves use
 * `--focus-point`.
 *
 * @param name what `focusName` returns
 */
function focusSheet(name: string): string {
  const position = name
    .split(' ')
    .map((part) => `${part}%`)
    .join(' ');
  return `[data-focus="${name}"]{--focus-point:${position};object-position:${position}}`;
}

/** Returns the hash of an inline script or style sheet, as a Content-Security-Policy source. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
