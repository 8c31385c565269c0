/** Makes the issues of templates. */

import type { UnlocatedIssue } from '../model/issue.ts';
import type { Data } from '../model/types.ts';

/** The path of a value in the scope: `['entry', 'title']`. */
export type Name = string[];

/** An issue of a template. */
export type TemplateIssue = Extract<
  UnlocatedIssue,
  { code: 'unknown-variable' | 'template-error' }
>;

/** The error of a template that cannot be filled in. */
export class TemplateError extends Error {
  readonly issue: TemplateIssue;
  constructor(issue: TemplateIssue) {
    super(issue.code);
    this.issue = issue;
  }
}

/** Returns the issue of a list or an object where text is needed. */
export function notText(name: Name, value: object): TemplateIssue {
  const params = Array.isArray(value)
    ? ({ reason: 'list', name: name.join('.') } as const)
    : ({ reason: 'group', name: name.join('.'), fields: Object.keys(value) } as const);
  return { code: 'template-error', params };
}

/** Returns the issue of an undefined name: its step `index` does not exist in `around`. */
export const unknownName = (name: Name, index: number, around: Data): TemplateIssue => ({
  code: 'unknown-variable',
  params: { name, index, around },
  within: name.join('.'),
});

const kinds = [
  { reason: 'third-brace', pattern: /(?<!\{)\{\{(?!\{)[^{}]*\}\}\}/ },
  { reason: 'one-brace', pattern: /\{\{-?((?:[^{}"']|"[^"]*"|'[^']*')*)\}(?!\})/ },
  { reason: 'shortcode', pattern: /\{\{[<%]\s*([\w-]*).*?\}\}/s },
  {
    reason: 'block-helper',
    pattern: /\{\{\s*(?:[#/]\s*|(?=(?:if|unless|for|each)\s))(\w+)\s*(.*?)\}\}/s,
  },
  {
    reason: 'include',
    pattern:
      /\{%-?\s*(?:include(?:_relative)?|render|section|partial|layout)\b\s*["']?([\w./-]*).*?%\}/s,
  },
  { reason: 'comma', pattern: /(?<=\{\{-?\s*)(entry|site|page|with|params),\s*(\w+)/ },
  { reason: 'pipes', pattern: /\{\{-?\s*([^{}|]+?)\s*\|\|\s*(\w+\s*:[^{}]*?)\s*-?\}\}/ },
  { reason: 'or', pattern: /\{\{-?\s*([\w.[\]]+)\s*(?:\|\||\?\?|\?:|\bor\b)\s*([^{}]+?)\s*-?\}\}/ },
  {
    reason: 'choice',
    pattern:
      /\{\{-?\s*([\w.[\]]+(?:\s*[=!<>]=?\s*(?:"[^"]*"|'[^']*'|[\w.]+))?)\s*\?\s*([^{}:]+?)\s*:\s*([^{}]+?)\s*-?\}\}/,
  },
  { reason: 'and', pattern: /\{\{-?\s*([\w.[\]]+)\s*&&\s*([^{}]+?)\s*-?\}\}/ },
  {
    reason: 'plus',
    pattern: /\{\{-?\s*([\w.[\]]+|"[^"]*"|'[^']*')\s*[+&]\s+([^{}]+?)\s*-?\}\}/,
  },
] as const;

/** Returns the issue of a template in another tool's syntax; `undefined` for our own. */
export function foreignTemplate(text: string): TemplateIssue | undefined {
  for (const { reason, pattern } of kinds) {
    const [within, ...parts] = pattern.exec(text) ?? [];
    if (within !== undefined) return { code: 'template-error', params: { reason, parts }, within };
  }
  return undefined;
}
