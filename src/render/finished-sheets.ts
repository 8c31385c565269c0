/**
 * What is done to style sheets before they travel. Nothing of it depends on a site's pages, languages or theme: it is
 * done when the bundle is made.
 */
import { COLOURS, colourSheet } from './colour-css.ts';
import { type AllSheets, inLayer, layersFirst, type Sheets } from './sheets.ts';
import { type ShortNames, shortNames, withNames } from './short-names.ts';
import { namesSet, namesUsed } from './spare-tokens.ts';

/** What is to be seen at first, and what comes behind the page; each in its layer. */
export interface PartsInTime {
  first: string;
  later: string;
}

/** A style sheet that is ready to travel. */
export interface FinishedSheet extends PartsInTime {
  /** See `Sheet`. */
  onlyWith?: string[] | undefined;
  /** The custom properties that it uses, and those that it sets. */
  uses: string[];
  sets: string[];
}

/** All style sheets of a bundle. Plain data: they are kept as JSON. */
export interface FinishedSheets {
  /** The sheet that every page begins with, as the bundler made it: a theme changes what it says. */
  ground: string;
  /** All others by name; in the order of their names each comes after those that it may change. */
  sheets: Record<string, FinishedSheet>;
  /** The names of those that belong to no block and that any page may need, and of those of each block type. */
  everywhere: string[];
  ofTypes: Record<string, string[]>;
  /** The custom properties that scripts say. */
  scripted: string[];
  /** How any style sheet is finished that stands beside these. */
  manner: Manner;
}

interface Manner {
  /** The short names of custom properties; whatever has none keeps its own. */
  short: Record<string, string>;
  /** Whether lines run from top to bottom anywhere. */
  isVertical: boolean;
}

/** The sheet that every page begins with. No block type has such a name. */
const GROUND = '_base';

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

/** What finishes a style sheet, and what the custom properties are called then. */
export function finishing({ short, isVertical }: Manner): {
  names: ShortNames;
  finish: (css: string) => string;
} {
  const names = withNames(short);
  const finish = (css: string) => {
    const lean = leaner(names.inCss(css));
    return isVertical ? lean : acrossThePage(lean);
  };
  return { names, finish };
}

/** Puts a finished style sheet in its layer and its place. */
export function partsInTime(css: string, layer: string, isLater = false): PartsInTime {
  const layered = inLayer(layer, css);
  return isLater ? { first: '', later: layered } : { first: layered, later: '' };
}

/**
 * Finishes the style sheets of a bundle.
 *
 * @param scripted the custom properties that scripts say; left out, all custom properties keep their names
 */
export function finishSheets({ base, modules }: AllSheets, scripted?: string[]): FinishedSheets {
  const { [GROUND]: ground = { css: '' }, ...pieces } = base;
  const ofBlocks: Sheets = Object.assign({}, ...Object.values(modules).map((one) => one.sheets));
  const texts = [ground, ...Object.values({ ...pieces, ...ofBlocks })].map(({ css }) => css);
  const manner = {
    short: scripted ? shortNames(texts, scripted) : {},
    isVertical: texts.some((css) => css.includes('writing-mode')),
  };
  const { finish } = finishing(manner);
  const finished = (sheets: Sheets, layer: string) =>
    Object.entries(sheets).map(([name, { css: made, onlyWith, later }]) => {
      const css = finish(made);
      const parts = partsInTime(css, name.startsWith('_shared/') ? 'shared' : layer, later);
      return [name, { ...parts, onlyWith, uses: namesUsed(css), sets: namesSet(css) }] as const;
    });
  return {
    ground: ground.css,
    sheets: Object.fromEntries([
      ...finished({ ...pieces, [COLOURS]: colourSheet }, 'base'),
      ...finished(ofBlocks, 'blocks'),
    ]),
    everywhere: Object.keys(pieces),
    ofTypes: Object.fromEntries(
      Object.entries(modules).map(([type, { sheets }]) => [type, Object.keys(sheets)]),
    ),
    scripted: scripted ?? [],
    manner,
  };
}

/**
 * What of all of them is for later: one file, that all pages of a site have in common. The tokens that it uses are on
 * the pages.
 */
export function laterStyles({ ground, sheets, manner }: FinishedSheets): string {
  const ofGround = partsInTime(finishing(manner).finish(ground), 'base');
  const all: Record<string, PartsInTime> = { [GROUND]: ofGround, ...sheets };
  return (
    layersFirst +
    Object.keys(all)
      .sort()
      .map((name) => all[name]?.later)
      .join('')
  );
}
