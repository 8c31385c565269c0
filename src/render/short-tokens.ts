/**
 * Custom properties are the words in which style sheets are written; a page need not carry the words.
 * Those that have one value for all of a site are written as that value, the others under short names.
 */

/** Where a custom property stands, but not in the name of a class, in a text or in an address. */
const PROPERTY = /(?<=[\s{(:;,])--[a-z][\w-]*/gi;
const DECLARATION = /(?<=[{;]\s*)(--[a-z][\w-]*)\s*:\s*([^;{}]*)/gi;
const WITH_FALLBACK = /var\((--[a-z][\w-]*)\s*,/gi;
const REFERENCE = /var\((--[a-z][\w-]*)\)/gi;
const ROOT = /(?<=:root\s*\{)[^}]*/;

function occurrences(texts: string[], pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [all, name = all] of text.matchAll(pattern)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** The values of the properties that are declared once, for the whole document. */
function constants(root: string, texts: string[], named: Set<string>): Map<string, string> {
  const declared = occurrences(texts, DECLARATION);
  const mayLack = occurrences(texts, WITH_FALLBACK);
  const registered = occurrences(texts, /@property\s+(--[\w-]+)/g);
  const found = [...`{${root}`.matchAll(DECLARATION)].filter(
    ([, name = '', value = '']) =>
      declared.get(name) === 1 &&
      !value.includes('var(') &&
      ![mayLack, registered, named].some((names) => names.has(name)),
  );
  return new Map(found.map(([, name = '', value = '']) => [name, value.trim()]));
}

/** `--a`, `--b` ... for the properties of these style sheets, the shortest for the most frequent. */
function shortNames(texts: string[], named: Set<string>): Map<string, string> {
  const declared = occurrences(texts, DECLARATION);
  const used = occurrences(texts, PROPERTY);
  const names = [...declared.keys()].filter((name) => !named.has(name));
  names.sort((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0) || (a < b ? -1 : 1));
  let next = 10;
  const short = () => {
    let name: string;
    // A digit first would be a name as well; letters are in the text already.
    do name = `--${(next++).toString(36)}`;
    while (/^--\d/.test(name) || named.has(name) || (used.has(name) && !declared.has(name)));
    return name;
  };
  return new Map(names.map((name) => [name, short()]));
}

/**
 * Makes the function that shortens style sheets of a site, all in the same way.
 *
 * @param ground the sheet whose `:root` says what holds for the whole document
 * @param others all other sheets of the site
 * @param named the properties that scripts speak of: they keep their names
 */
export function shortenTokens(
  ground: string,
  others: string[],
  named: Set<string>,
): (css: string) => string {
  const texts = [ground, ...others];
  const values = constants(ROOT.exec(ground)?.[0] ?? '', texts, named);
  const inPlace = (css: string) =>
    css
      .replace(ROOT, (root) =>
        `{${root};`
          .replace(/(?<=[{;]\s*)(--[a-z][\w-]*)\s*:[^;{}]*;/gi, (declaration, name: string) =>
            values.has(name) ? '' : declaration,
          )
          .slice(1)
          .replace(/;+\s*$/, ''),
      )
      .replace(REFERENCE, (reference, name: string) => values.get(name) ?? reference);
  const names = shortNames(texts.map(inPlace), named);
  return (css) => inPlace(css).replace(PROPERTY, (name) => names.get(name) ?? name);
}
