/** Finds templates in the syntax of other tools, or with a missing brace, which visitors would see. */
import { isObject, rangeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { YamlFile } from '../../content/model/types.ts';

/** Names of values, by the words that templates begin with: `entry.title`. */
const value = String.raw`(?:entry|site|page|with|params|pager|group)\.[\w.]+`;

/** Templates in the syntax of other tools, and with one brace where two are needed. */
const FOREIGN_BRACES = new RegExp(
  [
    String.raw`\$?(?<!\{)\{ ?${value} ?\}(?!\})`,
    String.raw`\{ \{ ?${value} ?\} \}`,
    String.raw`\[\[ ?${value} ?\]\]`,
    `<%=? ?${value} ?%>`,
    `% ?${value} ?%`,
    String.raw`\(\( ?${value} ?\)\)`,
    String.raw`(?<![\w.])@(?:entry|site|page|with|params|pager|group)\.[a-z]\w*\b(?!\.\w*\/)`,
    // The braces before it are missing.
    String.raw`(?<!\{\{[^{}]{0,80})\b${value} ?\}\}`,
  ].join('|'),
  'g',
);
/** A quick test that most texts fail. */
const MAY_BE_BRACES = new RegExp(String.raw`[{[%@(]=? ?${value}|\}\}`);
/** Matches such templates without a root name, in files where only an entry or a given value can be meant. */
const FOREIGN_NAMES =
  /\$\{ ?(\w+) ?\}|\[\[ ?(\w+) ?\]\]|<%=? ?(\w+) ?%>|%([a-z]\w+)%|(?<!\{)\{(title|name|heading|label|text|date|slug)\}(?!\})/g;

/** Returns the issues of templates in the syntax of other tools, or with a missing brace. */
export function foreignTemplates({ file, text, data }: YamlFile): Issue[] {
  const root = file.includes('/_fragments/') ? 'with' : 'entry';
  const isOfMany = root === 'with' || (isObject(data) && data.each !== undefined);
  const templates = [
    ...(MAY_BE_BRACES.test(text) ? text.matchAll(FOREIGN_BRACES) : []),
    ...(isOfMany ? text.matchAll(FOREIGN_NAMES) : []),
  ];
  return templates.flatMap(({ index, 0: written }): Issue[] => {
    if (isInComment(text, index)) return [];
    const name = written.replace(/[^\w.]/g, '');
    const meant = name.includes('.') ? name : `${root}.${name}`;
    const range = rangeAt(text, index, written.length);
    const params = { reason: 'brace', value: meant, found: written } as const;
    return [{ code: 'template-error', severity: 'warning', params, file, path: [], range }];
  });
}

/** Returns whether an offset is in a comment. */
export const isInComment = (text: string, index: number): boolean =>
  /(?:^|\s)#\s[^"']*$|^\s*#/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
