import otherNames from '../../../schema/other-names.json' with { type: 'json' };
import { quoted } from '../../content/yaml/scalars.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { liquidError } from '../wording/liquid-errors.ts';
import { isSameWord, type Meant, meant } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';
import { insteadOfShortcode } from '../wording/shortcodes.ts';
import { lineWith } from '../wording/source-text.ts';
import { filterSynonym } from '../wording/synonyms.ts';

export const rule: Rule<'template-error'> = {
  code: 310,
  severity: 'error',
  title: 'A template that cannot be read or filled in',
  why: 'Braces have to be closed, and filters have to exist.',
  bad: 'title: "{{ page.title | upcas }}"',
  good: 'title: "{{ page.title | upcase }}"',
  ...byReason<Params<'template-error'>>({
    list: {
      message: ({ name }) => `{{ ${name} }} is a list, which cannot stand within a text.`,
      hint: ({ name }) =>
        `Name one of its entries, such as {{ ${name}[0] }}, or join them: {{ ${name} | join: ", " }}.`,
    },
    group: {
      message: ({ name }) =>
        `{{ ${name} }} is a group of fields, which cannot stand within a text.`,
      hint: ({ fields }) => `Name one of its fields: ${listed(fields)}.`,
    },
    'unknown-filter': {
      message: ({ filter }) => `There is no filter called ${filter}.`,
      hint: (params) => {
        const isNeedless = otherNames.needlessFilters.some((one) => isSameWord(one, params.filter));
        if (isNeedless)
          return `Texts are read as Markdown anyway, and nothing has to be marked as safe: delete | ${params.filter}.`;
        const { suggestion } = filterFor(params);
        const usual = suggestion
          ? ''
          : 'Usual are upcase, capitalize, truncate, date, default and join. ';
        const all = 'The filters are listed at https://liquidjs.com/filters/overview.html.';
        return guessed(suggestion, usual + all);
      },
      fix: (params) => {
        const { suggestion, sure } = filterFor(params);
        if (!suggestion) return {};
        return { suggestion, ...(sure ? { fix: { text: suggestion } } : {}) };
      },
    },
    'third-brace': {
      message: 'Here are more than two braces.',
      hint: 'Two open a template and two close it: {{ entry.title }}.',
    },
    'one-brace': {
      message: 'A template ends with two braces, and here is one.',
      hint: ({ parts: [inside = ''] }) => `Write {{ ${inside.trim()} }}.`,
    },
    shortcode: {
      message: 'This is a shortcode of another tool.',
      hint: ({ parts: [name = ''] }) => insteadOfShortcode(name),
    },
    'block-helper': {
      message: 'This is a template of another tool: conditions and loops stand between {% and %}.',
      hint: ({ parts: [word, rest = ''] }) =>
        word === 'each'
          ? 'Write {% for item in entry.list %} … {% endfor %}.'
          : `Write {% ${word} ${rest.trim() || 'entry.title'} %} … {% end${word} %}.`,
    },
    include: {
      message: 'A template cannot put another file into a text.',
      hint: ({ parts: [path = ''] }) =>
        `What several pages share is a fragment: { type: fragment, name: ${path.replace(/^.*\/|\.\w+$/g, '') || 'call-to-action'} } in the list blocks:.`,
    },
    comma: {
      message: 'A point stands between a name and its field, not a comma.',
      hint: ({ parts }) => `Write {{ ${parts.join('.')} }}.`,
    },
    pipes: {
      message: 'One | stands before a filter, and not two.',
      hint: ({ parts: [value, filter] }) => `Write {{ ${value} | ${filter} }}.`,
    },
    or: {
      message: 'A template cannot choose between two values by ||, ?? or the word or.',
      hint: ({ parts: [value, other] }) =>
        `Write {{ ${value} | default: ${other} }}, which gives the second where the first is empty.`,
    },
    choice: {
      message: 'There is no ? with a : in a template; conditions stand between {% and %}.',
      hint: ({ parts: [condition, yes = '', no = ''] }) =>
        `Write {% if ${condition} %}${shown(yes)}{% else %}${shown(no)}{% endif %}.`,
    },
    and: {
      message: 'There is no && in a template; conditions stand between {% and %}.',
      hint: ({ parts: [condition, value = ''] }) =>
        `Write {% if ${condition} %}${shown(value)}{% endif %}.`,
    },
    plus: {
      message: 'There is no + in a template.',
      hint: ({ parts }) => {
        const all = parts.flatMap((part) => part.split(/\s*[+&]\s+/));
        return `Write texts beside each other, ${all.map(shown).join('')}; numbers are added by a filter: {{ ${all.join(' | plus: ')} }}.`;
      },
    },
    name: {
      message: ({ found }) =>
        `The words ${found} would be shown, and not what they stand for: a template has braces.`,
      hint: (mistake) => `Write ${lineWith(mistake, quoted(`{{ ${mistake.value} }}`))}.`,
    },
    brace: {
      message: ({ found }) => `${found} would be shown as it is: a template has two braces.`,
      hint: ({ value }) => `Write {{ ${value} }} instead.`,
    },
    'several-values': {
      message: 'A template shows one value, and here are several.',
      hint: 'Give each its own braces: {{ entry.title }}, {{ entry.date }}.',
    },
    'no-number': {
      message: 'This template gives no number: it divides by nothing, or counts with a word.',
      hint: 'Look at the values that it counts with; visitors would see NaN or Infinity.',
    },
    'no-text': {
      message: 'This template gives a group of fields, which cannot stand within a text.',
      hint: 'Choose one of its fields: {{ entry.authors | map: "name" | first }}.',
    },
    'date-format': {
      message: ({ format }) =>
        `"${format.slice(0, 60)}" has no day, month or year in it: they are written with %.`,
      hint: "Write %-d %B %Y for 7 May 2026, or %d/%m/%Y for 07/05/2026, as in {{ entry.date | date: '%-d %B %Y' }}.",
    },
    liquid: {
      message: ({ message, written }) => liquidError(message, written).message,
      hint: ({ message, written }) => liquidError(message, written).hint,
      fix: ({ message, written }) => {
        const { within } = liquidError(message, written);
        return within === undefined ? {} : { within };
      },
    },
  }),
};

/** Returns an operand as it is written outside of the braces of a template. */
const shown = (operand: string): string =>
  /^(["']).*\1$/.test(operand) ? operand.slice(1, -1) : `{{ ${operand} }}`;

const filterFor = ({ filter, known }: { filter: string; known: string[] }): Meant =>
  withSynonym(meant(filter, known), filterSynonym(filter, known));

const withSynonym = (near: Meant, suggestion: string | undefined): Meant =>
  near.sure || !suggestion ? near : { suggestion };
