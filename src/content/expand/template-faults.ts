/** What is wrong with a template, in plain words. */
import type { Worded } from '../issue.ts';
import type { Meant } from '../problems/known-words.ts';
import { listed, meant } from '../problems/nearest.ts';
import type { Data, DataObject } from '../types.ts';
import { origins, tooManyBraces, wordsFor } from './liquid-words.ts';

/** The way to a value from the scope: `['entry', 'title']`. */
export type Name = string[];

/** What is wrong with a template. */
export type TemplateFault = Pick<
  Worded,
  'code' | 'message' | 'hint' | 'suggestion' | 'within' | 'fix' | 'lost'
>;

/** A template that cannot be filled in. */
export class TemplateError extends Error {
  readonly fault: TemplateFault;
  constructor(fault: TemplateFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A list or a group where only words fit. */
export function notText(name: Name, value: object): TemplateFault {
  const shown = name.join('.');
  const isList = Array.isArray(value);
  return {
    code: 'template-error',
    message: `{{ ${shown} }} is ${isList ? 'a list' : 'a group of fields'}, which cannot stand within a text.`,
    hint: isList
      ? `Name one of its entries, such as {{ ${shown}[0] }}, or join them: {{ ${shown} | join: ", " }}.`
      : `Name one of its fields: ${listed(Object.keys(value))}.`,
  };
}

/** What the entry at hand is called elsewhere. */
const otherEntries = /^(?:item|row|post|record|data|it|this|current|element|node|article|product)$/;

/** A name that leads nowhere: its step `index` is not in `around`. */
export function unknownName(name: Name, index: number, around: Data): TemplateFault {
  const step = name[index] ?? '';
  const before = name.slice(0, index).join('.');
  const known =
    around && typeof around === 'object' && !Array.isArray(around) ? Object.keys(around) : [];
  const { suggestion, sure } = meant(step, known);
  const repaired = [...name.slice(0, index), suggestion, ...name.slice(index + 1)].join('.');
  const code = 'unknown-variable';
  const more = {
    within: name.join('.'),
    ...(suggestion ? { suggestion } : {}),
    ...(sure ? { fix: { text: repaired } } : {}),
  };
  const wanted = suggestion ? `Did you mean {{ ${repaired} }}? ` : '';
  if (index === 0) {
    const entry = ['entry', ...name.slice(1)].join('.');
    if (!suggestion && known.includes('entry') && otherEntries.test(step)) {
      return {
        ...{ code, within: name.join('.'), suggestion: entry },
        message: `There is nothing called ${step} for {{ ${name.join('.')} }}.`,
        hint: `Did you mean {{ ${entry} }}? The entry at hand is called entry, whatever its collection is called.`,
      };
    }
    const longer = longerName(name, around as DataObject);
    if (!sure && longer && !origins[step]) {
      return {
        ...{ code, within: name.join('.'), suggestion: longer },
        message: `There is nothing called ${step} for {{ ${name.join('.')} }}.`,
        hint: `Did you mean {{ ${longer} }}?`,
      };
    }
    return {
      code,
      message: `There is nothing called ${step} for {{ ${name.join('.')} }}.`,
      hint: wanted + (origins[step] ?? `What there is: ${listed(known, 'and')}.`),
      ...more,
    };
  }
  // what is a text now, and was a group, has lost all of its fields at once
  const lost = known.length > 0 ? `${before}.${step}` : before;
  return {
    code,
    ...(name[0] === 'site' ? { lost } : {}),
    message:
      around === null
        ? `{{ ${name.join('.')} }} has no value, because ${before} is empty here.`
        : `{{ ${name.join('.')} }} has no value: ${before} has no field ${step}.`,
    hint:
      wanted +
      (known.length > 0
        ? `The fields of ${before} are ${listed(known, 'and')}.`
        : `Look at what ${before} is, or write {{ ${name.join('.')} | default: "" }}.`),
    ...more,
  };
}

/** The whole name of something that is named without its beginning: `site.contact.phone` for `contact.phone`, `entry.name` for `dish.name`. */
function longerName(name: Name, { entry, site }: DataObject): string | undefined {
  const [first = '', second = ''] = name;
  const has = (group: Data | undefined, field: string) =>
    typeof group === 'object' && group !== null && Object.hasOwn(group, field);
  if (has(entry, second)) return ['entry', ...name.slice(1)].join('.');
  if (has(entry, first)) return ['entry', ...name].join('.');
  return has(site, first) ? ['site', ...name].join('.') : undefined;
}

/** What filters are called elsewhere. */
const otherFilters: { [name: string]: string } = {
  ...{ upper: 'upcase', uppercase: 'upcase', toupper: 'upcase', lower: 'downcase' },
  ...{ lowercase: 'downcase', tolower: 'downcase', title: 'capitalize', ucfirst: 'capitalize' },
  ...{ length: 'size', count: 'size', len: 'size', substring: 'slice', substr: 'slice' },
  ...{ number: 'round', tofixed: 'round', number_format: 'round', trim: 'strip' },
  ...{ dateformat: 'date', format_date: 'date', formatdate: 'date', strftime: 'date' },
  ...{ limit: 'slice', concat_string: 'append', excerpt: 'truncate', nl2br: 'newline_to_br' },
  ...{ slug: 'replace', striptags: 'strip_html', escape_html: 'escape', striphtml: 'strip_html' },
};

/** A filter that there is not. */
export function unknownFilter(filter: string, filters: string[]): TemplateFault {
  const other = otherFilters[filter.toLowerCase()];
  const { suggestion, sure }: Meant = other ? { suggestion: other } : meant(filter, filters);
  return {
    code: 'template-error',
    within: filter,
    ...(sure && suggestion ? { fix: { text: suggestion } } : {}),
    message: `There is no filter called ${filter}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}The filters are listed at https://liquidjs.com/filters/overview.html.`,
    ...(suggestion ? { suggestion } : {}),
  };
}

/** Liquid's own message, in our words. `written` is the template that it is about, `whole` the text around it. */
export function templateFault(said: string, written: string, whole = written): TemplateFault {
  const more = /\{{3,}[^{}]*\}{2,}/.exec(whole)?.[0];
  if (more && /^invalid value expression: "\{/.test(said))
    return { ...tooManyBraces, within: more };
  const [call, filter, value] =
    /(?<=\{\{-?\s*)(\w+)\(\s*([\w.]+)\s*\)/.exec(whole.split('|')[0] ?? '') ?? [];
  if (call && /syntax|unexpected|invalid/.test(said)) {
    return {
      code: 'template-error',
      message: `${filter}(…) is a function, and templates have filters, which stand behind a bar.`,
      hint: `Write {{ ${value} | ${filter} }}.`,
      within: call,
    };
  }
  const single = /\{%-?\s*(?:els)?(?:if|unless)\b[^%]*?[^=!<>%]=(?!=)[^%]*%\}/.exec(whole)?.[0];
  if (single) {
    return {
      code: 'template-error',
      within: single,
      message: 'This condition has one equals sign, and two compare.',
      hint: `Write ${single.replace(/(?<![=!<>])=(?!=)/, '==')}.`,
    };
  }
  const within = /[‘’“”„]/.test(said) ? /[‘’“”„]/.exec(written)?.[0] : written;
  return { code: 'template-error', ...(within ? { within } : {}), ...wordsFor(said) };
}
