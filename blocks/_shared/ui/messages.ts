/** The messages of a page's controls, by name: `words` of `_site.yaml`. Missing ones are English. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Returns a text in the language of the page.
 *
 * @param name as in `words` of `_site.yaml`
 * @param english the text when the site has no message of that name
 * @param values the values of the placeholders in braces: `{ count: 3 }` for `{count}`
 */
export type Translate = (
  name: string,
  english: string,
  values?: Record<string, string | number>,
) => string;

/**
 * Returns the function that looks texts up in these messages. The English text is passed by each caller, so that no
 * page carries a list of all.
 */
export function translator(messages: Messages): Translate {
  return (name, english, values = {}) =>
    (messages[name] ?? english).replace(/\{(\w+)\}/g, (placeholder, key) =>
      String(values[key] ?? placeholder),
    );
}
