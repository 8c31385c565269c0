import { listed } from '../../content/words/nearest.ts';
import type { Rule } from '../model/rule.ts';

export const missingField: Rule<'missing-field'> = {
  code: 104,
  name: 'missing-field',
  severity: 'error',
  title: 'A field that has to be there is missing',
  why: 'Without it the block would have a hole, such as a button that leads nowhere.',
  bad: 'buttons:\n  - label: Call us',
  good: 'buttons:\n  - label: Call us\n    to: tel:+97140000000',
  message: (params) => {
    switch (params.reason) {
      case 'parameter':
        return `This entry has no ${params.name}, which the address of its page in ${params.file} is made of.`;
      case 'feed-entry':
        return `The entry ${params.entry} of ${params.collection} has no ${params.title} or no ${params.date} that is a date, so the feed cannot name it.`;
      case 'language-folder':
        return `folder is missing here, so the pages in pages/${params.lang} are taken for pages of the site’s own language.`;
      case 'fragment-value': {
        const { fragment, asked } = params;
        const [values, are] = asked.length === 1 ? ['a value', 'is'] : ['values', 'are'];
        return `The fragment ${fragment} asks for ${values} called ${listed(asked, 'and')}, which ${are} not given here.`;
      }
    }
  },
  hint: (params) => {
    switch (params.reason) {
      case 'parameter':
        return `Add ${params.name}: with small letters, digits and dashes, or leave the entry out with where: in the page’s each:.`;
      case 'feed-entry':
        return `Write both into the entry, or name the fields that hold them: fields: {title: ${params.title}, date: ${params.date}}.`;
      case 'language-folder':
        return `Write { lang: ${params.lang}, name: ${params.name}, folder: ${params.lang} }.`;
      case 'fragment-value': {
        const { wanted, asked, given, file, field } = params;
        const line = asked
          .map((name) => `${name}: ${exampleFor(name === wanted ? field : name, name)}`)
          .join(', ');
        const what = given.length > 0 ? `a line below with: such as ${line}` : `with: { ${line} }`;
        return `Add ${what}, or write {{ with.${wanted} | default: "" }} in ${file}.`;
      }
    }
  },
};

/** Returns a value for a fragment that stands in its field `field`. */
function exampleFor(field: string | number | undefined, wanted: string): string {
  return /^(?:to|link|url|href)$/.test(`${field}`) || wanted === 'to' ? '/about' : 'Some words';
}
