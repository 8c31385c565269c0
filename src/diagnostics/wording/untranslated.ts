/** Finds what a translated page has in the site's own language. */
import { isObject, valueAt } from '../../content/model/data.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import { otherLanguages, type Site } from '../../content/site/site.ts';

/**
 * Returns the word at the same place in the same file of the site's own language: what is no text for visitors is not
 * translated. `undefined` when there is none, or when another block stands there.
 */
export function untranslated({ file, path }: SourceLocation, site: Site): string | undefined {
  const folder = otherLanguages(site)
    .map((language) => `pages/${language.folder}/`)
    .find((one) => file.startsWith(one));
  if (folder === undefined) return undefined;
  const files = [file, `pages/${file.slice(folder.length)}`];
  const [own, main] = files.map((one) => site.files.data(one));
  const isOther = path.some((_step, index) => {
    const [one, other] = [own, main].map((data) => valueAt(data, path.slice(0, index)));
    return isObject(one) && (!isObject(other) || one.type !== other.type);
  });
  const word = isOther ? undefined : valueAt(main, path);
  return typeof word === 'string' && word !== valueAt(own, path) ? word : undefined;
}
