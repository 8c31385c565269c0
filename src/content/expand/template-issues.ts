/** Makes the issues of templates, with what was probably meant. */

import { isObject } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Data, DataObject } from '../model/types.ts';

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
export function unknownName(name: Name, index: number, around: Data): TemplateIssue {
  const known =
    around && typeof around === 'object' && !Array.isArray(around) ? Object.keys(around) : [];
  const longer = index === 0 ? longerName(name, around as DataObject) : deeperName(name, around);
  const params = { name, index, known, isEmpty: around === null, longer };
  return { code: 'unknown-variable', params, within: name.join('.') };
}

/**
 * Returns the full name of a value whose first step is missing or wrong: `site.contact.phone` for `contact.phone`,
 * `entry.name` for `dish.name`, `with.heading` for `heading`.
 */
function longerName(name: Name, { entry, site, with: given }: DataObject): string | undefined {
  const [first = '', second = ''] = name;
  const has = (group: Data | undefined, field: string) =>
    typeof group === 'object' && group !== null && Object.hasOwn(group, field);
  if (has(given, first)) return ['with', ...name].join('.');
  if (has(entry, second)) return ['entry', ...name.slice(1)].join('.');
  if (has(entry, first)) return ['entry', ...name].join('.');
  return has(site, first) ? ['site', ...name].join('.') : undefined;
}

/** Returns the full name of a site value that is inside an object: `site.contact.phone` for `site.phone`. */
function deeperName([root, ...rest]: Name, around: Data): string | undefined {
  if (root !== 'site' || rest.length !== 1 || !isObject(around)) return undefined;
  const groups = Object.keys(around).filter((group) => {
    const inner = around[group];
    return isObject(inner) && Object.hasOwn(inner, rest[0] ?? '');
  });
  return groups.length === 1 ? [root, groups[0], ...rest].join('.') : undefined;
}

const kinds = [
  { reason: 'shortcode', pattern: /\{\{[<%].*?\}\}/s },
  { reason: 'block-helper', pattern: /\{\{\s*[#/]\s*(\w+)\s*(.*?)\}\}/s },
  {
    reason: 'include',
    pattern:
      /\{%-?\s*(?:include(?:_relative)?|render|section|partial|layout)\b\s*["']?([\w./-]*).*?%\}/s,
  },
  { reason: 'comma', pattern: /(?<=\{\{-?\s*)(entry|site|page|with|params),\s*(\w+)/ },
  { reason: 'or', pattern: /\{\{-?\s*([\w.[\]]+)\s*(?:\|\||\?\?|\?:)\s*([^{}]+?)\s*-?\}\}/ },
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

/** Matches texts that may contain a template of another tool. */
const foreignSigns =
  /\{%-?\s*(?:include|render|section|partial|layout)|\{\{-?\s*(?:[<%#/]|[a-z]+,)|\{\{[^}]*(?:\|\||[?&+])/;

/** Returns the issue of a template in another tool's syntax; `undefined` for our own. */
export function foreignTemplate(text: string): TemplateIssue | undefined {
  if (!foreignSigns.test(text)) return undefined;
  for (const { reason, pattern } of kinds) {
    const [within, ...parts] = pattern.exec(text) ?? [];
    if (within !== undefined) return { code: 'template-error', params: { reason, parts }, within };
  }
  return undefined;
}
