/** Style sheets as they come from the bundler, and what is done to each before it travels. */
import { apart } from './at-hand.ts';
import { givenNames, shortNames } from './short-names.ts';

/** A style sheet as the bundler made it. */
export interface Sheet {
  css: string;
  /** The sheet is for pages in whose HTML one of these stands, `.name` as a class; left out, it is for all pages. */
  onlyWith?: string[] | undefined;
  /** The sheet is for what is not to be seen at first: dialogs, what scripts draw, and paper. */
  later?: boolean;
}

/** Style sheets by name; in the order of their names each comes after those that it may change. */
export type Sheets = Record<string, Sheet>;

/** Sheets of a later layer may change what those of an earlier one say; within a layer only the ground comes first. */
const LAYERS = ['base', 'shared', 'blocks'];
export const layersFirst = `@layer ${LAYERS};`;

export const inLayer = (layer: string, css: string) => css && `@layer ${layer}{${css}}`;

/** What is to be seen at first, and what comes behind the page. */
export interface PartsInTime {
  first: string;
  later: string;
}

/** What of a sheet, made ready to travel, is to be seen at first, and what is not; each in its layer. */
export function partsInTime(css: string, layer: string, isLater = false): PartsInTime {
  const { first, later } = isLater ? { first: '', later: css } : apart(css);
  return { first: inLayer(layer, first), later: inLayer(layer, later) };
}

/** The sheets that belong to no block, and those of each block type. */
export interface AllSheets {
  base: Sheets;
  modules: Record<string, { sheets: Sheets }>;
}

/** Each sheet with its layer. */
export function inTheirLayers(sheets: Sheets, layer: string) {
  return Object.entries(sheets).map(([name, sheet]) => {
    return { name, sheet, layer: name.startsWith('_shared/') ? 'shared' : layer };
  });
}

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

/** What is done to each sheet before it travels. */
export function finishing({ base, modules }: AllSheets, scriptedNames: string[] | undefined) {
  const all = [base, ...Object.values(modules).map(({ sheets }) => sheets)];
  const texts = all.flatMap((sheets) => Object.values(sheets).map(({ css }) => css));
  const names = scriptedNames ? shortNames(new Set(texts), scriptedNames) : givenNames;
  const isVertical = texts.some((css) => css.includes('writing-mode'));
  const finish = (css: string) => {
    const lean = leaner(names.inCss(css));
    return isVertical ? lean : acrossThePage(lean);
  };
  return { names, finish };
}
