/** A value without some of its fields, or of those in it. */
type PartOf<Value> = { [Name in keyof Value]?: PartOf<Value[Name]> };

/**
 * What of an island's data goes to the browser beside its HTML. An island that can read the rest from its
 * HTML, which it is given as `html` there, says so in `browser-data.ts` beside its `schema.json`,
 * exported under the name `browserData`; else all of its data goes.
 */
export type BrowserData<Block> = (block: Block) => PartOf<Block>;

/** What an island is given in the browser besides its data, of which it has what `browserData` gives. */
export interface InBrowser {
  /** What was drawn of the island when the page was built. */
  html?: string;
}
