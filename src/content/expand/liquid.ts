/** Templates that do more than name a value: filters, conditions, loops. The only file that knows liquidjs, which is loaded when a template first needs it. */
import { createRequire } from 'node:module';
import type { Liquid, Template } from 'liquidjs';
import type { Data, DataObject } from '../model/types.ts';
import { dateFilter, dateToString, type Filter } from './date-filter.ts';

/** A parsed template. */
export type LiquidTemplate = Template[];

/** What is said of values that Liquid would show to visitors as they are. */
export const noNumber = 'no number';
export const noText = 'no text';

let engine: Liquid | undefined;

// The limits are far above what a page needs: they are there so that a mistake ends in a message and not in a hang.
function liquid(): Liquid {
  engine ??= newEngine();
  return engine;
}

function newEngine(): Liquid {
  const require = createRequire(import.meta.url);
  const made = new (require('liquidjs') as typeof import('liquidjs')).Liquid({
    // And not that of whoever builds the site.
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
  return made;
}

/** @throws when a value is no number for want of one to count with */
function sound<Value>(value: Value): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(noNumber);
  return value;
}

/** Reads a template. Throws an Error whose message is Liquid's own. */
export function parseLiquid(text: string): LiquidTemplate {
  return liquid().parse(text);
}

/** Returns what a template gives: the value itself when it is one expression, else text. Throws an Error whose message is Liquid's own. */
export function renderLiquid(template: LiquidTemplate, scope: DataObject): Data | undefined {
  const value: Data | undefined = liquid().renderSync(template, scope);
  if (typeof value === 'string' && value.includes(String({}))) throw new Error(noText);
  return value;
}

/** Returns the names of the filters that templates may use. */
export function filterNames(): string[] {
  return Object.keys(liquid().filters);
}
