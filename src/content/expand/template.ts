/** `{{ entry.title }}` in a text: parsing once, filling in often. Plain names are filled in here; everything else goes to liquid.ts. */

import { isGroup } from '../model/data.ts';
import type { Unplaced } from '../model/issue.ts';
import type { Values } from '../model/sources.ts';
import type { Data, DataObject } from '../model/types.ts';
import {
  type Filters,
  filterNames,
  type LiquidTemplate,
  noFilters,
  parseLiquid,
  renderLiquid,
} from './liquid.ts';

/** A parsed text with templates. */
export type Template =
  | { kind: 'value'; name: Name }
  | { kind: 'text'; parts: (string | Name)[] }
  | { kind: 'liquid'; template: LiquidTemplate }
  | { kind: 'broken'; issue: TemplateIssue };

const plainName = /^[A-Za-z_]\w*(?:\.[A-Za-z_][\w-]*|\.\d+|\[\d+\])*$/;
const words = new Set(['true', 'false', 'nil', 'null', 'empty', 'blank']);

/** Returns whether a text may contain a template. */
export function hasTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

/** Reads a text with templates. Never throws: a template that cannot be read is `broken`. @param filters the site's own */
export function parseTemplate(text: string, filters: Filters = noFilters): Template {
  const foreign = foreignTemplate(text);
  if (foreign) return { kind: 'broken', issue: foreign };
  if (!text.includes('{%')) {
    const parts = plainParts(text);
    if (parts) {
      const solid = parts.filter((part) => typeof part !== 'string' || part.trim() !== '');
      const only = solid[0];
      if (solid.length === 1 && typeof only === 'object') return { kind: 'value', name: only };
      return { kind: 'text', parts };
    }
  }
  try {
    // around a single expression blanks would turn its value into text
    const whole = /^\s*\{\{(?:(?!\}\}).)*\}\}\s*$/s.test(text);
    return { kind: 'liquid', template: parseLiquid(whole ? text.trim() : text, filters) };
  } catch (error) {
    return { kind: 'broken', issue: liquidIssue(error as Error, {}, filters) };
  }
}

/** Returns the texts and names of a template without filters; `undefined` when there is more to it. */
function plainParts(text: string): (string | Name)[] | undefined {
  const parts: (string | Name)[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('{{', from);
    if (open === -1) break;
    const close = text.indexOf('}}', open);
    if (close === -1) return undefined;
    const name = text.slice(open + 2, close).trim();
    if (!plainName.test(name)) return undefined;
    const steps = stepsOf(name);
    if (words.has(steps[0] ?? '')) return undefined;
    if (open > from) parts.push(text.slice(from, open));
    parts.push(steps);
    from = close + 2;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Fills in a template. A single expression keeps the type of its value; `null` stands for "left out". Throws a `TemplateError`. */
export function fill(template: Template, values: Values): Data {
  switch (template.kind) {
    case 'value':
      return lookUp(template.name, values);
    case 'text':
      return template.parts
        .map((part) => (typeof part === 'string' ? part : textOf(part, values)))
        .join('');
    case 'liquid':
      try {
        return renderLiquid(template.template, values as DataObject) ?? null;
      } catch (error) {
        throw new TemplateError(liquidIssue(error as Error, values));
      }
    case 'broken':
      throw new TemplateError(template.issue);
  }
}

function textOf(name: Name, values: Values): string {
  const value = lookUp(name, values);
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  throw new TemplateError(notText(name, value));
}

function lookUp(name: Name, values: Values): Data {
  let value: Data = values;
  for (const [index, step] of name.entries()) {
    const next: Data | undefined = below(value, step);
    if (next === undefined) throw new TemplateError(unknownName(name, index, value));
    value = next;
  }
  return value;
}

function below(value: Data, step: string): Data | undefined {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' && step === 'size' ? value.length : undefined;
  }
  if (Object.hasOwn(value, step)) return (value as DataObject)[step];
  if (!Array.isArray(value)) return undefined;
  if (step === 'size') return value.length;
  if (step === 'first') return value[0] ?? null;
  return step === 'last' ? (value.at(-1) ?? null) : undefined;
}

/** Converts an error of Liquid to an issue. */
function liquidIssue(error: Error, values: Values, filters = noFilters): TemplateIssue {
  const message = error.message.replace(/, (?:file:.*, )?line:\d+, col:\d+[\s\S]*$/, '');
  const variable = /^undefined variable: (.+)$/.exec(message)?.[1];
  if (variable && plainName.test(variable)) {
    try {
      lookUp(stepsOf(variable), values);
    } catch (unknown) {
      if (unknown instanceof TemplateError) return unknown.issue;
    }
  }
  const filter = /^undefined filter: (.+)$/.exec(message)?.[1];
  if (filter) {
    const params = { reason: 'unknown-filter', filter, known: filterNames(filters) } as const;
    return { code: 'template-error', params, within: filter };
  }
  const written = tokenOf(error);
  const params = { reason: 'liquid', message, written } as const;
  return { code: 'template-error', params };
}

/** Returns the template that an error is about, as it is written. */
function tokenOf(error: Error): string {
  const { token } = error as { token?: { input?: string; begin?: number; end?: number } };
  return token?.input?.slice(token.begin, token.end).split('\n')[0] ?? '';
}

function stepsOf(name: string): Name {
  return name.replace(/\[(\d+)\]/g, '.$1').split('.');
}

/** The way to a value from the scope: `['entry', 'title']`. */
type Name = string[];

/** An issue of a template. */
export type TemplateIssue = Extract<Unplaced, { code: 'unknown-variable' | 'template-error' }>;

/** A template that cannot be filled in. */
export class TemplateError extends Error {
  readonly issue: TemplateIssue;
  constructor(issue: TemplateIssue) {
    super(issue.code);
    this.issue = issue;
  }
}

/** Returns the issue of a list or a group where only words fit. */
export function notText(name: Name, value: object): TemplateIssue {
  const params = Array.isArray(value)
    ? ({ reason: 'list', name: name.join('.') } as const)
    : ({ reason: 'group', name: name.join('.'), fields: Object.keys(value) } as const);
  return { code: 'template-error', params };
}

/** Returns the issue of an undefined name: its step `index` is not in `around`. */
function unknownName(name: Name, index: number, around: Data): TemplateIssue {
  const known =
    around && typeof around === 'object' && !Array.isArray(around) ? Object.keys(around) : [];
  const longer = index === 0 ? longerName(name, around as DataObject) : deeperName(name, around);
  const params = { name, index, known, isEmpty: around === null, longer };
  return { code: 'unknown-variable', params, within: name.join('.') };
}

/** Returns the whole name of something that is named without its beginning: `site.contact.phone` for `contact.phone`, `entry.name` for `dish.name`, `with.heading` for `heading`. */
function longerName(name: Name, { entry, site, with: given }: DataObject): string | undefined {
  const [first = '', second = ''] = name;
  const has = (group: Data | undefined, field: string) =>
    typeof group === 'object' && group !== null && Object.hasOwn(group, field);
  if (has(given, first)) return ['with', ...name].join('.');
  if (has(entry, second)) return ['entry', ...name.slice(1)].join('.');
  if (has(entry, first)) return ['entry', ...name].join('.');
  return has(site, first) ? ['site', ...name].join('.') : undefined;
}

/** Returns the whole name of a value of the site that stands in a group of it: `site.contact.phone` for `site.phone`. */
function deeperName([root, ...rest]: Name, around: Data): string | undefined {
  if (root !== 'site' || rest.length !== 1 || !isGroup(around)) return undefined;
  const groups = Object.keys(around).filter((group) => {
    const inner = around[group];
    return isGroup(inner) && Object.hasOwn(inner, rest[0] ?? '');
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

/** What a text has that may be a template of another tool. */
const foreignSigns =
  /\{%-?\s*(?:include|render|section|partial|layout)|\{\{-?\s*(?:[<%#/]|[a-z]+,)|\{\{[^}]*(?:\|\||[?&+])/;

/** Returns the issue of a template in another tool's syntax; `undefined` for our own. */
function foreignTemplate(text: string): TemplateIssue | undefined {
  if (!foreignSigns.test(text)) return undefined;
  for (const { reason, pattern } of kinds) {
    const [within, ...parts] = pattern.exec(text) ?? [];
    if (within !== undefined) return { code: 'template-error', params: { reason, parts }, within };
  }
  return undefined;
}
