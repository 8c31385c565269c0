/** Style sheets as they come from the bundler. */

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

/** The sheets that belong to no block, and those of each block type. */
export interface AllSheets {
  base: Sheets;
  modules: Record<string, { sheets: Sheets }>;
}

/** Sheets of a later layer may change what those of an earlier one say; within a layer only the ground comes first. */
const LAYERS = ['base', 'shared', 'blocks'];
/** Stands at the start of each page's styles, and of each file's: whichever comes first sets the order of the layers. */
export const layersFirst = `@layer ${LAYERS};`;

/** These rules within a layer; nothing where there are none. */
export const inLayer = (layer: string, css: string) => css && `@layer ${layer}{${css}}`;
