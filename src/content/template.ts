/** `{{ entry.title }}` in a text: parsing once, filling in often. Plain names are filled in here; everything else goes to liquid.ts. */
import type { Flaw } from './flaw.ts';
import { filterNames, type LiquidTemplate, parseLiquid, renderLiquid } from './liquid.ts';
import { listed, nearest } from './nearest.ts';
import type { Data, DataObject } from './types.ts';

/** The way to a value from the scope: `['entry', 'title']`. */
export type Name = string[];

/** A parsed text with templates. */
export type Template =
  | { kind: 'value'; name: Name }
  | { kind: 'text'; parts: (string | Name)[] }
  | { kind: 'liquid'; template: LiquidTemplate }
  | { kind: 'broken'; fault: TemplateFault };

/** What is wrong with a template, in plain words. */
export type TemplateFault = Pick<Flaw, 'code' | 'message' | 'hint' | 'suggestion'>;

/** The values that templates may use, by their first word. */
export type Values = { [root: string]: Data };

const plainName = /^[A-Za-z_]\w*(?:\.[A-Za-z_][\w-]*|\.\d+|\[\d+\])*$/;
const words = new Set(['true', 'false', 'nil', 'null', 'empty', 'blank']);

/** Whether a text has to be looked at at all. */
export function hasTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

/** Reads a text with templates. Never throws: a template that cannot be read is `broken`. */
export function parseTemplate(text: string): Template {
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
    return { kind: 'liquid', template: parseLiquid(whole ? text.trim() : text) };
  } catch (error) {
    return { kind: 'broken', fault: liquidFault(error as Error, {}) };
  }
}

/** The texts and names of a template without filters; `undefined` when there is more to it. */
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
    const steps = name.replace(/\[(\d+)\]/g, '.$1').split('.');
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
        throw new TemplateError(liquidFault(error as Error, values));
      }
    case 'broken':
      throw new TemplateError(template.fault);
  }
}

/** A template that cannot be filled in. */
export class TemplateError extends Error {
  readonly fault: TemplateFault;
  constructor(fault: TemplateFault) {
    super(fault.message);
    this.fault = fault;
  }
}

function textOf(name: Name, values: Values): string {
  const value = lookUp(name, values);
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  throw new TemplateError({
    code: 'template-error',
    message: `{{ ${name.join('.')} }} is ${Array.isArray(value) ? 'a list' : 'a group of fields'}, which cannot stand within a text.`,
    hint: Array.isArray(value)
      ? `Name one of its entries, such as {{ ${name.join('.')}[0] }}, or join them: {{ ${name.join('.')} | join: ", " }}.`
      : `Name one of its fields: ${listed(Object.keys(value))}.`,
  });
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

/** Where names of the scope come from, for those that are not there. */
const origins: { [root: string]: string } = {
  entry: 'entry is there in pages that begin with each: and inside itemsFrom.',
  params: 'params is there in pages whose path has parts in brackets, such as [category].',
  with: 'with is there in fragments, when the page that uses the fragment gives it values.',
  pager: 'pager is there in pages whose each: has paginate.',
  group: 'group is there in pages whose each: has groupBy.',
  page: 'page is there in the blocks of a page.',
};

function unknownName(name: Name, index: number, around: Data): TemplateFault {
  const step = name[index] ?? '';
  const before = name.slice(0, index).join('.');
  const known =
    around && typeof around === 'object' && !Array.isArray(around) ? Object.keys(around) : [];
  const suggestion = nearest(step, known);
  const repaired = [...name.slice(0, index), suggestion, ...name.slice(index + 1)].join('.');
  const code = 'unknown-variable';
  const meant = suggestion ? `Did you mean {{ ${repaired} }}? ` : '';
  if (index === 0) {
    return {
      code,
      message: `There is nothing called ${step} for {{ ${name.join('.')} }}.`,
      hint: meant + (origins[step] ?? `What there is: ${listed(known, 'and')}.`),
      ...(suggestion ? { suggestion } : {}),
    };
  }
  return {
    code,
    message:
      around === null
        ? `{{ ${name.join('.')} }} has no value, because ${before} is empty here.`
        : `{{ ${name.join('.')} }} has no value: ${before} has no field ${step}.`,
    hint:
      meant +
      (known.length > 0
        ? `The fields of ${before} are ${listed(known, 'and')}.`
        : `Look at what ${before} is, or write {{ ${name.join('.')} | default: "" }}.`),
    ...(suggestion ? { suggestion } : {}),
  };
}

/** Liquid's message in our words. */
function liquidFault(error: Error, values: Values): TemplateFault {
  const said = error.message.replace(/, (?:file:.*, )?line:\d+, col:\d+[\s\S]*$/, '');
  const variable = /^undefined variable: (.+)$/.exec(said)?.[1];
  if (variable && plainName.test(variable)) {
    const name = variable.replace(/\[(\d+)\]/g, '.$1').split('.');
    try {
      lookUp(name, values);
    } catch (unknown) {
      if (unknown instanceof TemplateError) return unknown.fault;
    }
  }
  const filter = /^undefined filter: (.+)$/.exec(said)?.[1];
  if (filter) {
    const suggestion = nearest(filter, filterNames());
    return {
      code: 'template-error',
      message: `There is no filter called ${filter}.`,
      hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}The filters are listed at https://liquidjs.com/filters/overview.html.`,
      ...(suggestion ? { suggestion } : {}),
    };
  }
  return { code: 'template-error', ...wordsFor(said) };
}

function wordsFor(said: string): { message: string; hint: string } {
  const open = /^(output|tag) "?(.*?)"? not closed$/.exec(said);
  if (open?.[1] === 'output') {
    return {
      message: 'A template begins with {{ and does not end.',
      hint: 'Close it with }}, as in {{ entry.title }}.',
    };
  }
  if (open) {
    return {
      message: `The template ${open[2]?.slice(0, 60)} does not end.`,
      hint: 'Each {% if %}, {% unless %}, {% case %} and {% for %} needs its {% endif %}, {% endunless %}, {% endcase %} or {% endfor %}.',
    };
  }
  if (/limit exceeded/.test(said)) {
    return {
      message: 'This template takes too long or makes too much text.',
      hint: 'Look for a {% for %} that runs over too long a list.',
    };
  }
  return {
    message: `This template cannot be read: ${said}.`,
    hint: 'Templates look like {{ entry.title }} or {{ entry.title | upcase }}; https://liquidjs.com/tutorials/intro-to-liquid.html shows more.',
  };
}
