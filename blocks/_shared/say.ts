/** What `words` of `_site.yaml` says, by name; what is not there is said in English. */
export type Words = Readonly<Record<string, string>>;

/**
 * Says something in the language of the page.
 *
 * @param name as in `words` of `_site.yaml`
 * @param english said when the site has no word of that name
 * @param values what stands for the names in braces: `{ count: 3 }` for `{count}`
 */
export type Say = (
  name: string,
  english: string,
  values?: Record<string, string | number>,
) => string;

/** Says what these words have, and all else in English. The English stands where it is said, so that no page carries a list of it. */
export function sayIn(words: Words): Say {
  return (name, english, values = {}) =>
    (words[name] ?? english).replace(/\{(\w+)\}/g, (hole, key) => String(values[key] ?? hole));
}
