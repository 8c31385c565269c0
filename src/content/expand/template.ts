/**
 * Parses `{{ entry.title }}` in texts once and fills it in often. Plain names are filled in here; all other templates
 * are rendered by liquid.ts.
 */

import { childOf } from '../model/data.ts';
import type { Values } from '../model/sources.ts';
import type { Data, DataObject } from '../model/types.ts';
import {
  type Filters,
  filterNames,
  type LiquidTemplate,
  namesIn,
  noFilters,
  ownIssueOf,
  parseLiquid,
  renderLiquid,
} from './liquid.ts';
import {
  foreignTemplate,
  type Name,
  notText,
  TemplateError,
  type TemplateIssue,
  unknownName,
} from './template-issues.ts';

/** A parsed text with templates. */
export type Template =
  | { kind: 'value'; name: Name }
  | { kind: 'text'; parts: (string | Name)[] }
  | {
      kind: 'liquid';
      template: LiquidTemplate;
      /** A name in it that begins with none that exists: Liquid's conditions and defaults would pass over it. */
      unknown?: Name;
    }
  | { kind: 'broken'; issue: TemplateIssue };

const PLAIN_NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_][\w-]*|\.\d+|\[\d+\])*$/;
/** The names with which a template can begin. */
const roots = new Set(['entry', 'group', 'page', 'pager', 'params', 'site', 'with']);
/** What Liquid reads as a value, not as a name. */
const literals = new Set(['true', 'false', 'nil', 'null', 'empty', 'blank']);

/** Returns whether a text may contain a template. */
export function hasTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

/** Returns whether a value is a template that could not be filled in, which is reported separately. */
export const isFailedTemplate = (value: unknown): boolean =>
  typeof value === 'string' && hasTemplate(value);

/**
 * Parses a text with templates. Never throws: a template that cannot be parsed is `broken`.
 *
 * @param filters the site's own filters
 */
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
    // Blanks around a single expression would turn its value into text.
    const whole = /^\s*\{\{(?:(?!\}\}).)*\}\}\s*$/s.test(text);
    const template = parseLiquid(whole ? text.trim() : text, filters);
    // What is no name is told when the template is rendered.
    const isUnknown = ([root = '']: Name) => PLAIN_NAME.test(root) && !roots.has(root);
    const unknown = namesIn(template).find(isUnknown);
    return { kind: 'liquid', template, ...(unknown && { unknown }) };
  } catch (error) {
    return { kind: 'broken', issue: liquidIssue(error as Error, {}, filters) };
  }
}

/** Returns the texts and names of a template that has only plain names; `undefined` for other templates. */
function plainParts(text: string): (string | Name)[] | undefined {
  const parts: (string | Name)[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('{{', from);
    if (open === -1) break;
    const close = text.indexOf('}}', open);
    if (close === -1) return undefined;
    const name = text.slice(open + 2, close).trim();
    if (!PLAIN_NAME.test(name)) return undefined;
    const steps = stepsOf(name);
    if (literals.has(steps[0] ?? '')) return undefined;
    if (open > from) parts.push(text.slice(from, open));
    parts.push(steps);
    from = close + 2;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/**
 * Fills in a template. A single expression keeps the type of its value; `null` means "left out". Throws a
 * `TemplateError`.
 *
 * @param onEmpty called with each name whose empty value leaves a gap between words
 */
export function fill(template: Template, values: Values, onEmpty: (name: Name) => void): Data {
  switch (template.kind) {
    case 'value':
      return lookUp(template.name, values);
    case 'text':
      return template.parts
        .map((part) => {
          if (typeof part === 'string') return part;
          const text = textOf(part, values);
          if (text === '' && template.parts.some(isWords)) onEmpty(part);
          return text;
        })
        .join('');
    case 'liquid':
      if (template.unknown) throw new TemplateError(unknownName(template.unknown, 0, values));
      try {
        return renderLiquid(template.template, values as DataObject) ?? null;
      } catch (error) {
        throw new TemplateError(liquidIssue(error as Error, values));
      }
    case 'broken':
      throw new TemplateError(template.issue);
  }
}

const isWords = (part: string | Name) => typeof part === 'string' && part.trim() !== '';

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
  if (typeof value === 'string') return step === 'size' ? value.length : undefined;
  if (Array.isArray(value)) {
    if (step === 'size') return value.length;
    if (step === 'first') return value[0] ?? null;
    if (step === 'last') return value.at(-1) ?? null;
  }
  return childOf(value, step);
}

/** Converts an error of liquid.ts to an issue. */
function liquidIssue(error: Error, values: Values, filters = noFilters): TemplateIssue {
  const written = tokenOf(error);
  const own = ownIssueOf(error);
  if (own) {
    const { within = written } = own;
    return written === '' ? own : { ...own, within: written.includes(within) ? within : written };
  }
  const message = error.message.replace(/, (?:file:.*, )?line:\d+, col:\d+[\s\S]*$/, '');
  const variable = /^undefined variable: (.+)$/.exec(message)?.[1];
  if (variable && PLAIN_NAME.test(variable)) {
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
  const params = { reason: 'liquid', message, written } as const;
  return { code: 'template-error', params };
}

/** Returns the template that an error is about, as written. */
function tokenOf(error: Error): string {
  const { token } = error as { token?: { input?: string; begin?: number; end?: number } };
  return token?.input?.slice(token.begin, token.end).split('\n')[0] ?? '';
}

function stepsOf(name: string): Name {
  return name.replace(/\[(\d+)\]/g, '.$1').split('.');
}
