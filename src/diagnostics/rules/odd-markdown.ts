import type { OddValue } from '../../content/model/odd-value.ts';
import type { Site } from '../../content/site/site.ts';
import { markdownToTree, textContent } from '../../content/transform/markdown.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { pageMeant } from '../wording/repaired-address.ts';
import { insteadOfShortcode } from '../wording/shortcodes.ts';
import { lineWith } from '../wording/source-text.ts';

export const rule: Rule<'odd-markdown'> = {
  code: 502,
  severity: 'warning',
  title: 'Markdown that would be shown as it is written',
  why: 'A bracket, a star or a space is missing or too many, so visitors would see these characters and no link, bold word or heading.',
  bad: 'body: See [our prices] (/prices).',
  good: 'body: See [our prices](/prices).',
  ...byReason<Params<'odd-markdown'>>({
    bold: {
      message: ({ name, found }) =>
        `${found} would be shown as it is: ${name} is plain text, without Markdown.`,
      hint: (mistake) => `Write the words alone: ${without(mistake, /^(?:#+ |[*_]+)|[*_]+$/g)}`,
    },
    link: {
      message: ({ name }) => `${shownAs('link')}: ${name} is plain text, without Markdown.`,
      hint: (mistake) =>
        `Write the words alone, ${without(mistake, /^\[(.*)\]\(.*$/, '$1')}, and put the link into a text or a button.`,
    },
    entity: {
      message: ({ name, found }) => `${found} would be shown: ${name} is plain text, not HTML.`,
      hint: ({ found }) => `Write ${decodedEntity(found)} in place of ${found}`,
    },
    element: {
      message: ({ name, found }) =>
        `${found} would be shown: ${name} is plain text, ${found.startsWith('[') ? 'and brackets mean nothing in it' : 'not HTML'}.`,
      hint: (mistake) =>
        `Remove it: ${lineWith(mistake, mistake.value.replace(/ ?(?:<[^<>]*>|\[\/?[a-z_]+(?: [^\]]*)?\]) ?/g, ' ').trim())}`,
    },
    'run-on': {
      message: 'The lines of this text would run on in one paragraph, its lists too.',
      hint: ({ name }) =>
        `Write ${name}: | and the whole text in the lines below it: only there blank lines and dashes count.`,
    },
    indented: {
      message:
        'This paragraph is indented by four spaces or more than the text around it, and would be shown as code.',
      hint: 'Indent it like the lines around it.',
    },
    brackets: {
      message: `${shownAs('link')}: its words stand in square brackets, and right after them its address in round ones.`,
      hint: ({ parts: [words = '', address = ''] }) =>
        /^[a-z]+:$/.test(address)
          ? `Write the rest of the address right after ${address}, without a space.`
          : `Write ${linkOf(words, address)}.`,
    },
    'space-in-address': {
      message: `${shownAs('link')}: there can be no space within its address.`,
      hint: ({ parts: [words = '', address = ''] }, site) => {
        if (isAddress(words))
          return `The words come first, and then the address: ${linkOf(address, words)}.`;
        return /^(?:tel:)?\s*\+?[\d\s()-]{6,}$/.test(address)
          ? `Write ${linkOf(words, `tel:${address.replace(/[^\d+]/g, '')}`)}.`
          : spaceless(words, address, site);
      },
    },
    'no-reference': {
      message: ({ parts: [words, name] }) =>
        `${shownAs('link')}: nothing says which address ${name || words} is.`,
      hint: ({ parts: [words = '', name] }) =>
        `Write the address after the words: ${linkOf(words, `/${addressOf(name || words)}`)}.`,
    },
    shortcode: {
      message: ({ parts: [name] }) =>
        `[${name} …] is a shortcode of another tool, and would be shown as it is written.`,
      hint: ({ parts: [name = ''] }) =>
        ofForums[name] ? `Write ${ofForums[name]}.` : insteadOfShortcode(name),
    },
    'double-brackets': {
      message: 'This is not a link, and would be shown as it is written.',
      hint: ({ parts: [words = '', other = `/${addressOf(words)}`] }) =>
        `Write its words and its address: ${isAddress(words) ? linkOf(other, words) : linkOf(words, other)}.`,
    },
    'star-too-many': {
      message: 'One star stands before these words and two after them, so a star would be shown.',
      hint: ({ parts: [words] }) =>
        `Write as many on both sides: *${shortened(words)}*, or **${shortened(words)}** for bold.`,
    },
    stars: {
      message:
        'These stars would be shown: bold words have two on either side, and no space beside them.',
      hint: ({ parts: [words] }) => `Write **${shortened(words)}**.`,
    },
    'left-out-element': {
      message: ({ parts: [name] }) => `<${name}> is left out: texts may hold simple HTML only.`,
      hint: ({ parts: [name = ''] }) =>
        insteadOf[name.toLowerCase()] ?? `Delete the tags: ${MARKDOWN_HINT}`,
    },
    'left-out-attribute': {
      message: ({ parts: [name] }) => `${name}= is left out: texts may hold simple HTML only.`,
      hint: ({ parts: [name = ''] }) =>
        /^on/i.test(name)
          ? 'Scripts belong to blocks of the site’s own.'
          : `Delete it: ${MARKDOWN_HINT}`,
    },
    'not-ended': {
      message: ({ parts: [tag] }) => `${tag} is read as HTML, and does not end.`,
      hint: ({ parts: [tag = ''] }) =>
        `Write ${tag.replace(/^<([\w-]+).*$/, '</$1>')} where it ends. Words in <> that are no HTML would be left out: write them without.`,
    },
    'end-alone': {
      message: ({ parts: [tag] }) => `${tag} is read as the end of HTML that does not begin.`,
      hint: ({ parts: [tag = ''] }) =>
        `Delete it, or write ${tag.replace('/', '')} where it begins. An address needs words before it: [words](/about).`,
    },
    'heading-without-space': {
      message: ({ parts: [marks] }) => `${shownAs('heading')}: there is no space after ${marks}.`,
      hint: ({ parts: [marks, words] }) => `Write ${marks} ${shortened(words)}`,
    },
    'no-address': {
      message: ({ parts: [words] }) =>
        `The link “${words}” leads nowhere: no address stands in its round brackets.`,
      hint: ({ parts: [words] }) =>
        `Write it there, such as [${words}](/about), or take the brackets away.`,
    },
    bullets: {
      message: ({ parts: [bullet = ''] }) =>
        `These lines would run on in one paragraph: ${/^\d/.test(bullet) ? 'a space is missing after each number' : `${bullet === '-' ? 'a space is missing after each' : 'no list begins with'} ${bullet}`}.`,
      hint: ({ parts: [bullet = '', words] }) =>
        /^\d/.test(bullet)
          ? `Write a space after each number: ${bullet} ${shortened(words)}`
          : `Write a hyphen and a space in the place of each ${bullet}: - ${shortened(words)}`,
    },
    'line-break': {
      message: '\\n would be shown as it is written, and no line would begin there.',
      hint: 'Write | after the name, and the lines of the text below it, indented by two more spaces.',
    },
    'uneven-row': {
      message: ({ parts: [cells, columns] }) =>
        `This row has ${cells} cells, and the head of its table ${columns}${Number(cells) > Number(columns) ? ': the last of them would not be shown' : ''}.`,
      hint: 'Each row has as many bars as the head. A bar that is part of a text is written \\|.',
    },
    'table-without-head': {
      message:
        'This table would be shown with its bars: a line of dashes is missing below its head.',
      hint: ({ parts: [head = ''] }) => `Write below this line ${head.replace(/[^|]+/g, ' --- ')}`,
    },
  }),
};

/** Returns the hint about an address with spaces: the page that is meant, or how spaces are written. */
function spaceless(words: string, address: string, site: Site): string {
  const page = pageMeant(address.replaceAll(' ', '-'), site);
  return page
    ? `Write ${linkOf(words, page)}.`
    : `Write %20 for each space: ${linkOf(words, address.replaceAll(' ', '%20'))}.`;
}

/** Returns the character of an HTML entity; a non-breaking space by its name. */
const decodedEntity = (entity: string) =>
  textContent(markdownToTree(entity, true)).trim() || 'a space';

/** Returns the line without the part that would be shown literally. */
const without = (mistake: OddValue, pattern: RegExp, words = '') =>
  lineWith(
    mistake,
    mistake.value.replace(mistake.found, mistake.found.replace(pattern, words)).trim(),
  );

function shownAs(what: 'link' | 'heading'): string {
  return `This ${what} would be shown as it is written`;
}

const addressOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const isAddress = (text: string) => /^(?:[/#]|https?:|mailto:|tel:)/.test(text);

const linkOf = (words: string, address: string) => `[${words}](${address.replace(/[.,;]$/, '')})`;

/** Shortens a text at the end of a word. */
function shortened(words = ''): string {
  const text = words.trim().replace(/[.,;:]$/, '');
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s\S*$/, '')} …` : text;
}

/** The Markdown for BBCode tags. */
const ofForums: { [name: string]: string } = {
  b: '**words**',
  i: '*words*',
  url: '[words](/about)',
  img: '![what it shows](/images/team.svg)',
};

const ofBlock = (types: string) => `Delete it here, and write a block that shows it: ${types}.`;
const OWN_BLOCKS_HINT =
  'Scripts and styles belong to blocks of the site’s own: docs/blocks.md shows how.';

const MARKDOWN_HINT =
  '**bold** and *italic* words are possible, and the tone: of a block gives its colours.';

/** Alternatives to elements that are removed. */
const insteadOf: { [name: string]: string } = {
  iframe: `${ofBlock('video-player or map')} Or write a link to what it should show.`,
  object: ofBlock('video-player or gallery'),
  embed: ofBlock('video-player or gallery'),
  video: ofBlock('video-player'),
  audio: 'Write a link to the file.',
  script: OWN_BLOCKS_HINT,
  style: OWN_BLOCKS_HINT,
  form: ofBlock('form'),
  button: 'Write a link, or use the buttons: of the block.',
};
