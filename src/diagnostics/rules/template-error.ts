import type { Meant } from '../../content/words/known-words.ts';
import { listed, meant } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';
import { liquidError } from '../wording/liquid-errors.ts';

export const templateError: Rule<'template-error'> = {
  code: 310,
  name: 'template-error',
  severity: 'error',
  title: 'A template that cannot be read or filled in',
  why: 'Braces have to be closed, and filters have to exist.',
  bad: 'title: "{{ page.title | upcas }}"',
  good: 'title: "{{ page.title | upcase }}"',
  message: (params) => {
    switch (params.reason) {
      case 'list':
        return `{{ ${params.name} }} is a list, which cannot stand within a text.`;
      case 'group':
        return `{{ ${params.name} }} is a group of fields, which cannot stand within a text.`;
      case 'unknown-filter':
        return `There is no filter called ${params.filter}.`;
      case 'shortcode':
        return 'This is a shortcode of another tool.';
      case 'block-helper':
        return 'This is a template of another tool: conditions and loops stand between {% and %}.';
      case 'comma':
        return 'A point stands between a name and its field, and no comma.';
      case 'liquid':
        return liquidError(params.said, params.written, params.whole).message;
    }
  },
  hint: (params) => {
    switch (params.reason) {
      case 'list':
        return `Name one of its entries, such as {{ ${params.name}[0] }}, or join them: {{ ${params.name} | join: ", " }}.`;
      case 'group':
        return `Name one of its fields: ${listed(params.fields)}.`;
      case 'unknown-filter': {
        const { suggestion } = filterFor(params);
        return `${suggestion ? `Did you mean ${suggestion}? ` : ''}The filters are listed at https://liquidjs.com/filters/overview.html.`;
      }
      case 'shortcode':
        return 'A block is made for it, such as video-player, gallery or form: write it below this text, in the list blocks:.';
      case 'block-helper': {
        const [word, rest = ''] = params.parts;
        return word === 'each'
          ? 'Write {% for item in entry.list %} … {% endfor %}.'
          : `Write {% ${word} ${rest.trim() || 'entry.title'} %} … {% end${word} %}.`;
      }
      case 'comma':
        return `Write {{ ${params.parts.join('.')} }}.`;
      case 'liquid':
        return liquidError(params.said, params.written, params.whole).hint;
    }
  },
  fix: (params) => {
    if (params.reason === 'liquid') {
      const { within } = liquidError(params.said, params.written, params.whole);
      return within === undefined ? {} : { within };
    }
    if (params.reason !== 'unknown-filter') return {};
    const { suggestion, sure } = filterFor(params);
    if (!suggestion) return {};
    return { suggestion, ...(sure ? { fix: { text: suggestion } } : {}) };
  },
};

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

function filterFor({ filter, known }: { filter: string; known: string[] }): Meant {
  const other = otherFilters[filter.toLowerCase()];
  return other ? { suggestion: other } : meant(filter, known);
}
