/** Finds the fields that links to the pages of entries are made of. */
import { filledPattern } from '../../content/model/address-parts.ts';
import type { Site } from '../../content/site/site.ts';

/** Returns whether a link is made of fields of an entry as they are, without filters. */
export const isOfFields = (text: string): boolean =>
  /^\/(?:[^{]*\{\{ *entry\.\w+ *\}\})+[^{]*$/.test(text);

/** Returns the text of a link without what its templates are, or a pattern without the names of its parameters. */
const shapeOf = (text: string) => text.replace(/\{\{[^}]*\}\}|\[\w+\]/g, '[]');

/**
 * Returns the text of a link with the fields that the page file of such addresses has in its name:
 * `/team/{{ entry.slug }}` for `/team/{{ entry.id }}`, where there is `pages/team/[slug].yaml`. `undefined` when there
 * is no such file.
 */
export function withFieldsOfFile(text: string, { pageFiles }: Site): string | undefined {
  if (!isOfFields(text)) return undefined;
  const shape = shapeOf(text);
  const file = pageFiles.find(({ pattern }) => shapeOf(pattern) === shape);
  return file && filledPattern(file.pattern, (name) => `{{ entry.${name} }}`);
}
