/** Renders templates with filters, conditions or loops. The only file that imports liquidjs, which is loaded when a template first needs it. */
import { createRequire } from 'node:module';
import type { Liquid, Template } from 'liquidjs';
import type { Filter as OwnFilter } from '../../config/define-config.mjs';
import { isGroup } from '../model/data.ts';
import type { Data, DataObject } from '../model/types.ts';

/** A parsed template, with what fills it in. */
export interface LiquidTemplate {
  engine: Liquid;
  parsed: Template[];
}

/** Filters of a site's own, by name. */
export type Filters = Readonly<Record<string, OwnFilter>>;

export const noFilters: Filters = {};

/** The error for values that Liquid would print as they are. */
export const noNumber = 'no number';
export const noText = 'no text';
/** What the filter `date` says of a format, which follows. */
export const noFormat = 'no format of a date:';

const engines = new WeakMap<Filters, Liquid>();

// The limits are far above what a page needs: they are there so that a mistake ends in a message and not in a hang.
function liquid(filters: Filters): Liquid {
  const known = engines.get(filters) ?? newEngine(filters);
  engines.set(filters, known);
  return known;
}

function newEngine(filters: Filters): Liquid {
  const require = createRequire(import.meta.url);
  const made = new (require('liquidjs') as typeof import('liquidjs')).Liquid({
    // Not the locale of the machine that builds the site.
    locale: 'en',
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
    outputEscape: sound,
  });
  const date = dateFilter(made.filters.date as Filter);
  made.registerFilter('date', date);
  made.registerFilter('date_to_string', dateToString(date, '%b'));
  made.registerFilter('date_to_long_string', dateToString(date, '%B'));
  for (const [name, filter] of Object.entries(filters)) made.registerFilter(name, filter);
  return made;
}

/** Returns the value. @throws when it is NaN, the result of arithmetic with something that is not a number */
function sound<Value>(value: Value): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(noNumber);
  return value;
}

/** Reads a template. Throws an Error whose message is Liquid's own. */
export function parseLiquid(text: string, filters: Filters): LiquidTemplate {
  const engine = liquid(filters);
  return { engine, parsed: engine.parse(text) };
}

/** Returns what a template gives: the value itself when it is one expression, else text. Throws an Error whose message is Liquid's own. */
export function renderLiquid(
  { engine, parsed }: LiquidTemplate,
  scope: DataObject,
): Data | undefined {
  const value: Data | undefined = engine.renderSync(parsed, scope);
  if (typeof value === 'string' && value.includes(String({}))) throw new Error(noText);
  return value;
}

/** Returns the names of the filters that templates may use. */
export function filterNames(filters: Filters): string[] {
  return Object.keys(liquid(filters).filters);
}

/** A filter as Liquid calls it: with the values that the template sees. */
export type Filter = (
  this: { context: { environments: object } },
  value: unknown,
  ...rest: unknown[]
) => unknown;

/** Matches the conversions for names of months and days, and `%%`: https://man7.org/linux/man-pages/man3/strftime.3.html */
const NAME = /%%|%([\^#_0-]*)\d*([ABabh])/g;

/** How Liquid writes a date where no format is given. */
const WITHOUT_FORMAT = '%A, %B %-e, %Y at %-l:%M %P %z';
const WHOLE: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' };

const PARTS: Record<string, Intl.DateTimeFormatOptions> = {
  A: { weekday: 'long' },
  a: { weekday: 'short' },
  B: { month: 'long' },
  b: { month: 'short' },
  h: { month: 'short' },
};

/** Formatters by locale: making one takes longer than formatting a date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the text of one conversion (`B`, `a`, ...) of a date in a language. */
function partOf(day: Date, conversion: string, lang: string): string {
  const key = `${conversion} ${lang}`;
  let format = formats.get(key);
  if (!format) {
    const parts = PARTS[conversion] ?? WHOLE;
    format = new Intl.DateTimeFormat(knownLanguage(lang), { ...parts, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format.format(day);
}

/** Returns the language of a template's page, else of its site. */
function languageOf({ page, site }: DataObject): string {
  const lang = (isGroup(page) && page.lang) || (isGroup(site) && site.lang);
  return typeof lang === 'string' ? lang : '';
}

const isEnglish = (lang: string) => /^en\b|^$/i.test(lang);

/** Returns the language tag when it is valid, else `en`: an invalid one is reported by the check of the site file. */
function knownLanguage(lang: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Formats a date as Liquid's filter `date` does, with the names of months and days in the page's language, not in that of the build machine.
 *
 * @param liquids Liquid's own filter, which formats all but the names
 */
export function dateFilter(liquids: Filter): Filter {
  return function date(value, given, ...rest) {
    if (typeof given === 'string' && /\p{L}/u.test(given) && !given.includes('%')) {
      throw new Error(`${noFormat} ${given}`);
    }
    const lang = languageOf(this.context.environments as DataObject);
    const format = given ?? WITHOUT_FORMAT;
    if (given == null && !isEnglish(lang)) {
      const moment = new Date(`${liquids.call(this, value, '%Y-%m-%dT%H:%M:%S', ...rest)}Z`);
      return Number.isNaN(moment.getTime()) ? value : partOf(moment, 'all', lang);
    }
    if (typeof format !== 'string' || format.search(NAME) < 0) {
      return liquids.call(this, value, format, ...rest);
    }
    const written: unknown = liquids.call(this, value, '%Y-%m-%d', ...rest);
    const day = new Date(`${written}T00:00:00Z`);
    if (Number.isNaN(day.getTime())) return liquids.call(this, value, format, ...rest);
    const named = format.replace(NAME, (token, flags?: string, conversion?: string) => {
      if (conversion === undefined) return token;
      const name = partOf(day, conversion, lang);
      return /[\^#]/.test(flags ?? '') ? name.toLocaleUpperCase(lang || 'en') : name;
    });
    return liquids.call(this, value, named, ...rest);
  };
}

/**
 * Makes Liquid's filters `date_to_string` and `date_to_long_string`, which write the day, the month and the year.
 *
 * @param date the filter `date`
 * @param month `%b` or `%B`
 */
export function dateToString(date: Filter, month: string): Filter {
  return function dateToText(value, type, style) {
    if (type !== 'ordinal') return date.call(this, value, `%d ${month} %Y`);
    // 1st and 2nd are written so in English alone
    const isOrdinal = isEnglish(languageOf(this.context.environments as DataObject));
    const day = isOrdinal ? '%-d%q' : '%-d';
    return date.call(this, value, style === 'US' ? `${month} ${day}, %Y` : `${day} ${month} %Y`);
  };
}
