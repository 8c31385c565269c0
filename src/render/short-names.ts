/**
 * Custom properties under short names. Written out, they are an eighth of what a page's styles weigh, and no
 * visitor reads them; sources and the dev server keep the names that people gave.
 */

/** A custom property, or a quotation, in which nothing is one. No class that ends in `--large`, and no part of an address. */
const NAME = /"[^"]*"|'[^']*'|(?<![\w/-])--[\w-]+/g;
/** A tag that uses a custom property in one of its attributes, also within the JSON of a page. */
const USING_TAG = /(?:<|\\u003c)[^<>]*?var\(--[^<>]*/g;
/** The letters of English by how often they stand in it: what is frequent in a page already weighs less. */
const LETTERS = 'etaoinsrlcdpmubgfhkvwyxzjq';

/** `e`, `t` ... `q`, `ee`, `te` and so on. */
function wordOf(number: number): string {
  const letter = LETTERS.charAt(number % LETTERS.length);
  return number < LETTERS.length
    ? letter
    : letter + wordOf(Math.floor(number / LETTERS.length) - 1);
}

export interface ShortNames {
  /** A style sheet with short names. */
  inCss(css: string): string;
  /** HTML, or JSON that holds some, in whose attributes a custom property may be used: those of drawings, say. */
  inMarkup(markup: string): string;
}

/**
 * Gives the custom properties of style sheets short names, the shortest to the most used.
 *
 * @param sheets all style sheets of a site, before the values that a language's theme sets: so that one may move
 *   from a page to any other
 * @param scripted names that scripts say: they stay
 * @returns the short name of each
 */
export function shortNames(
  sheets: Iterable<string>,
  scripted: Iterable<string>,
): Record<string, string> {
  const kept = new Set(scripted);
  const uses = new Map<string, number>();
  for (const css of sheets)
    for (const [name] of css.matchAll(NAME))
      if (name.startsWith('--') && !kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names: Record<string, string> = {};
  let next = 0;
  for (const [name] of [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    let short = `--${wordOf(next++)}`;
    while (kept.has(short)) short = `--${wordOf(next++)}`;
    names[name] = short;
  }
  return names;
}

/** Calls custom properties by these names; whatever has none keeps its own. */
export function withNames(names: Record<string, string>): ShortNames {
  if (Object.keys(names).length === 0) return { inCss: (css) => css, inMarkup: (markup) => markup };
  const inCss = (css: string) => css.replace(NAME, (name) => names[name] ?? name);
  const inTag = (tag: string) =>
    tag.replace(/var\((--[\w-]+)/g, (use, name: string) => {
      const short = names[name];
      return short ? `var(${short}` : use;
    });
  const inMarkup = (markup: string) =>
    markup.includes('var(--') ? markup.replace(USING_TAG, inTag) : markup;
  return { inCss, inMarkup };
}
