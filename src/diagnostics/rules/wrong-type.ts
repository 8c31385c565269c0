import { collectionOf } from '../../content/files/collection-files.ts';
import { isObject, valueAt } from '../../content/model/data.ts';
import type { Site } from '../../content/site/site.ts';
import { inBraces, quoted } from '../../content/yaml/scalars.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { typeFix, typeHint } from '../schema/type-hint.ts';
import { capital, typeOf, wantedTypes } from '../schema/value-words.ts';
import { ofOtherKind } from '../wording/file-names.ts';
import { isSameWord } from '../wording/nearest.ts';
import { listed, TEXT_BLOCK } from '../wording/phrases.ts';
import { anchorsIn, leadIn, lineWith, sourceText } from '../wording/source-text.ts';

const ENTRY_MESSAGE = 'An entry of a collection has to have fields, such as title: Opening hours.';
const PAGE_MESSAGE = 'A page has to have fields, each written as name: value.';
const FIRST_LINE_HINT = 'It is written in YAML, and begins with a line such as title: About us.';

export const rule: Rule<'wrong-type'> = {
  code: 105,
  severity: 'error',
  title: 'A value of the wrong kind',
  why: 'YAML tells texts, numbers, true or false, lists and groups apart by how they are written: 2026 is a number, "2026" is a text, and a list has dashes.',
  bad: '- type: banner\n  title: 2026',
  good: '- type: banner\n  title: "2026"',
  ...byReason<Params<'wrong-type'>>({
    schema: {
      message: (params) => {
        const { name, error, alike = 0 } = params;
        const others = alike === 1 ? 'So is one more entry' : `So are ${alike} more entries`;
        return `${capital(name)} has to be ${wantedTypes(params)}, and this is ${typeOf(error.data)}.${alike > 0 ? ` ${others} of this list.` : ''}`;
      },
      hint: (refused, site, at) => {
        const { menus } = site.config;
        const word = String(refused.error.data);
        if (refused.name === 'items' && isObject(menus) && Object.hasOwn(menus, word))
          return `Did you mean the menu ${word}? Write items: "{{ site.menus.${word} }}".`;
        if (anchorsIn(site.files.text(at.file) ?? '').some(([, name]) => name === word))
          return `To repeat the part that is marked &${word}, write it with a star: ${leadIn(at.path)}*${word}.`;
        return typeHint(refused, { lead: leadIn(at.path), source: sourceText(site, at) });
      },
      fix: typeFix,
    },
    number: {
      message: ({ value }) =>
        `YAML reads ${value} as the number ${Number(value)}, without its first character.`,
      hint: (mistake) => `Put it in quotation marks: ${lineWith(mistake, quoted(mistake.value))}.`,
    },
    plus: {
      message: ({ value }) =>
        `YAML reads ${value} as the number ${Number(value)}, so its plus would not be shown.`,
      hint: (mistake) =>
        `Write the number alone, ${lineWith(mistake, String(Number(mistake.value)))}, and the plus in a text beside it, such as prefix: + or suffix: +. In a field for texts quotation marks keep it: ${lineWith(mistake, quoted(mistake.value))}.`,
    },
    zero: {
      message: ({ value }) =>
        `YAML reads ${value} as the number ${Number(value)}, so a text would show it without its last zero.`,
      hint: (mistake) => `Put it in quotation marks: ${lineWith(mistake, quoted(mistake.value))}.`,
    },
    thousands: {
      message: ({ value }) =>
        `YAML reads ${value} as ${Number(value)}: a point stands before decimals, not between thousands.`,
      hint: (mistake) =>
        `Write ${lineWith(mistake, mistake.value.replace('.', ''))}, or ${lineWith(mistake, String(Number(mistake.value)))}.`,
    },
    'other-entries': {
      message: ({ name, word, kind }) =>
        `${name} is the text ${word} here, and ${kind} in all other entries, so that conditions on it do not find this one.`,
      hint: ({ name, right }) => `Write ${name}: ${right}.`,
    },
    'fragment-like-page': {
      message:
        'A fragment is a list of blocks itself, without title: and blocks: as a page has them.',
      hint: (_params, { files }, { file }) => {
        const names = Object.keys(files.data(file) ?? {}).map((name) => `${name}:`);
        const lines = names.length === 1 ? 'line' : 'lines';
        return `Remove the ${lines} ${listed(names, 'and')}, and begin each block with its dash at the left edge.`;
      },
    },
    'fragment-without-blocks': {
      message: 'A fragment has to be a list of blocks, or one block.',
      hint: 'Begin each block with "- type:".',
    },
    'collection-without-list': {
      message: 'A collection has to be a list: each entry begins with a dash.',
      hint: ({ name }, site, { file }) =>
        name === undefined
          ? (ofOtherKind(Object.keys(site.files.data(file) ?? {}), site) ??
            'Write "- " before the first field of each entry, and indent its other fields by two spaces.')
          : `Remove the line ${name}:; the entries below it are the list.`,
    },
    'entry-is-list': {
      message: 'In a folder each entry has a file of its own, so this one is not a list.',
      hint: 'Remove the dash and begin all of its fields at the left edge; further entries go into files of their own.',
    },
    'entry-without-fields': {
      message: ENTRY_MESSAGE,
      hint: (_params, { collections, files }, { file, path }) => {
        const [needed, ...more] = collections.get(collectionOf(file) ?? '')?.schema?.required ?? [];
        const text = valueAt(files.data(file), path);
        return needed && more.length === 0 && typeof text === 'string'
          ? `Write it with the name of its field: - ${needed}: ${inBraces(text)}.`
          : 'Write each field as name: value.';
      },
    },
    'block-without-fields': {
      message: 'A block has to have fields, and the first of them is its type.',
      hint: ({ text }, site) => {
        if (site.fragmentNames.has(text))
          return `Write "- type: fragment", and below it name: ${text}, indented by two more spaces.`;
        const type = typeNamed(text, site);
        const block = `"- type: ${type ?? 'text'}" and the block’s other fields below it, indented by two more spaces`;
        if (!/^[a-z][\w-]*\s+[\w-]+=["“\w]/.test(text)) return `Write ${block}.`;
        const instead = type ? `, or write ${block}` : '';
        return `This is a shortcode of another tool, such as WordPress, and does nothing here: delete the line${instead}.`;
      },
    },
    'page-is-list': {
      message: PAGE_MESSAGE,
      hint: 'Begin it with three lines, title: and description: with words of your own, and blocks:, and indent the list below them by two spaces. If it is a list of entries, move the file into pages/_collections; if it is shared by several pages, into pages/_fragments.',
    },
    'page-without-fields': {
      message: PAGE_MESSAGE,
      hint: `${FIRST_LINE_HINT} Words stand in a block, in Markdown, not in HTML: write ${TEXT_BLOCK}, and the text below, indented by six spaces.`,
    },
    'site-without-fields': {
      message: 'The site file has to have fields, each written as name: value.',
      hint: FIRST_LINE_HINT,
    },
  }),
};

/** Returns the block type that a text names, alone or as a JSX tag; `undefined` when it names none. */
function typeNamed(text: string, { blockTypes }: Site): string | undefined {
  const [, word = ''] = /^<?([\w-]+)/.exec(text) ?? [];
  return [...blockTypes.keys()].find((type) => isSameWord(type, word));
}
