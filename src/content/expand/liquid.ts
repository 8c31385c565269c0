/**
 * Renders templates with filters, conditions or loops. The only file that imports liquidjs, which is loaded when a
 * template first needs it.
 */
import { createRequire } from 'node:module';
import type { Liquid, LiquidError, Output, Template } from 'liquidjs';
import type { Filter as OwnFilter } from '../../config/define-config.mjs';
import { isObject } from '../model/data.ts';
import type { OwnTemplateError } from '../model/template-params.ts';
import type { Data, DataObject } from '../model/types.ts';
import { TemplateError, type TemplateIssue } from './template-issues.ts';

/** A parsed template, with the site's own filters. */
export interface LiquidTemplate {
  parsed: Template[];
  filters: Filters;
}

/** The site's own filters, by name. */
export type Filters = Readonly<Record<string, OwnFilter>>;

export const noFilters: Filters = {};

/** The engines by the site's filters and by the language of dates. */
const engines = new WeakMap<Filters, Map<string, Liquid>>();

// The limits are far above the needs of a page, so that a mistake ends with a message instead of a hang.
function liquid(filters: Filters, lang = 'en'): Liquid {
  const known = engines.get(filters) ?? new Map<string, Liquid>();
  engines.set(filters, known);
  const engine = known.get(lang) ?? newEngine(filters, localeOf(lang));
  known.set(lang, engine);
  return engine;
}

function newEngine(filters: Filters, locale: string): Liquid {
  const require = createRequire(import.meta.url);
  const made = new (require('liquidjs') as typeof import('liquidjs')).Liquid({
    locale,
    ownPropertyOnly: true,
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    keepOutputType: true,
    relativeReference: false,
    templates: {},
    timezoneOffset: 0,
    parseLimit: 1_000_000,
    renderLimit: 2_000,
    memoryLimit: 10_000_000,
    outputEscape: requireFinite,
  });
  const { date, date_to_string: short, date_to_long_string: long } = made.filters;
  made.registerFilter('date', dateFilter(date as Filter));
  made.registerFilter('date_to_string', dateInWords(short as Filter, date as Filter, '%b'));
  made.registerFilter('date_to_long_string', dateInWords(long as Filter, date as Filter, '%B'));
  for (const [name, filter] of Object.entries(filters)) made.registerFilter(name, filter);
  return made;
}

/**
 * Returns the value, as the filter that each output ends with.
 *
 * @throws when it is not finite: the result of arithmetic with a value that is not a number
 */
function requireFinite<Value>(value: Value): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) throw ownError({ reason: 'no-number' });
  return value;
}

/** Parses a template. Throws a `TemplateError` with a reason of ours, or an Error with Liquid's message. */
export function parseLiquid(text: string, filters: Filters): LiquidTemplate {
  if (/\{\{-?\s*[\w.]+\s*,/.test(text)) throw ownError({ reason: 'several-values' });
  return { filters, parsed: liquid(filters).parse(text) };
}

/**
 * Renders a template: returns the value itself when the template is one expression, else text. Throws a
 * `TemplateError` with a reason of ours, or an Error with Liquid's message.
 */
export function renderLiquid(
  { filters, parsed }: LiquidTemplate,
  scope: DataObject,
): Data | undefined {
  const value: Data | undefined = liquid(filters, languageOf(scope)).renderSync(parsed, scope);
  if (typeof value === 'string' && value.includes(String({})))
    throw ownError({ reason: 'no-text' });
  return value;
}

/**
 * Returns the name in a template that consists of a name and possibly a default, such as
 * `{{ entry.title | default: "None" }}`; `undefined` for other templates.
 */
export function nameWithDefault({ filters, parsed }: LiquidTemplate): string[] | undefined {
  const [only, ...more] = parsed as Output[];
  // The last filter is `outputEscape`.
  const written = only?.value?.filters.slice(0, -1);
  if (more.length > 0 || !written?.every(({ name }) => name === 'default')) return undefined;
  return namesIn({ filters, parsed })[0];
}

/** Returns the names in a template that it does not define itself, as steps: `['entry', 'title']`. */
export function namesIn({ filters, parsed }: LiquidTemplate): string[][] {
  return liquid(filters)
    .globalVariableSegmentsSync(parsed)
    .map((steps) => steps.map(String));
}

/** Returns the issue of an error that was thrown here with a reason of ours; Liquid may have wrapped the error. */
export function ownIssueOf(error: Error): TemplateIssue | undefined {
  const own = error instanceof TemplateError ? error : (error as LiquidError).originalError;
  return own instanceof TemplateError ? own.issue : undefined;
}

/** Returns the names of the filters that templates may use. */
export function filterNames(filters: Filters): string[] {
  return Object.keys(liquid(filters).filters);
}

/** Returns the language of the template's page, or else of its site. */
function languageOf({ page, site }: DataObject): string {
  return String((isObject(page) && page.lang) || (isObject(site) && site.lang) || 'en');
}

/** Returns a language as `Intl` supports it; `en` for an unknown language, which the check of the site file reports. */
function localeOf(lang: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Returns an error for a template that Liquid would render, but as nothing that visitors should see.
 *
 * @param within the part of the template that it is about
 */
const ownError = (params: OwnTemplateError, within?: string): TemplateError =>
  new TemplateError({ code: 'template-error', params, ...(within !== undefined && { within }) });

const isEnglish = (lang: string) => /^en\b/i.test(lang);

/**
 * A filter as Liquid calls it: with the options of the engine that renders, which may differ from the one that parsed
 * the template.
 */
type Filter = (
  this: { context: { opts: { locale: string } } },
  value: unknown,
  ...rest: unknown[]
) => unknown;

/**
 * Wraps Liquid's filter `date`: without a format it writes a date as is usual in the language.
 *
 * @throws when it is called with a format without any conversion such as `%Y`
 */
function dateFilter(liquids: Filter): Filter {
  return function date(value, format, ...rest) {
    if (typeof format === 'string' && /\p{L}/u.test(format) && !format.includes('%')) {
      throw ownError({ reason: 'date-format', format }, format);
    }
    const { locale } = this.context.opts;
    if (format != null || isEnglish(locale)) return liquids.call(this, value, format, ...rest);
    const moment = new Date(`${liquids.call(this, value, '%Y-%m-%dT%H:%M:%S', ...rest)}Z`);
    return Number.isNaN(moment.getTime())
      ? value
      : moment.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  };
}

/**
 * Wraps Liquid's filter `date_to_string` or `date_to_long_string`: in languages other than English it writes no
 * ordinals such as `1st`.
 *
 * @param date Liquid's filter `date`
 * @param month `%b` or `%B`
 */
function dateInWords(liquids: Filter, date: Filter, month: string): Filter {
  return function dateToText(value, type, style) {
    if (type !== 'ordinal' || isEnglish(this.context.opts.locale))
      return liquids.call(this, value, type, style);
    return date.call(this, value, style === 'US' ? `${month} %-d, %Y` : `%-d ${month} %Y`);
  };
}
