import type { Rules } from '../model/rule.ts';

export const textRules = {
  'text-too-complex': {
    code: 501,
    severity: 'error',
    title: 'A text that is too long to be turned into HTML',
    why: 'It would take minutes to read its signs; something was pasted that is no text.',
    bad: 'body: "[a](b) [a](b) … (a hundred thousand times)"',
    good: 'body: A few paragraphs.',
    message: () =>
      'This text is too long, or has too many signs in one paragraph, to be turned into HTML.',
    hint: () => 'Divide it into several blocks, or leave a blank line between its paragraphs.',
  },
  'odd-markdown': {
    code: 502,
    severity: 'warning',
    title: 'Markdown that would be shown with its signs',
    why: 'A bracket, a star or a blank is missing or too many, so visitors would see the signs and no link, bold word or heading.',
    bad: 'body: See [our prices] (/prices).',
    good: 'body: See [our prices](/prices).',
    message: ({ reason, parts }) => {
      const [first = '', second = ''] = parts;
      switch (reason) {
        case 'space-in-link':
          return 'This link would be shown as it is written: a space stands between its brackets.';
        case 'brackets-swapped':
          return 'This link would be shown as it is written: its words stand in square brackets, and its address in round ones.';
        case 'space-in-address':
          return 'This link would be shown as it is written: there can be no space within its address.';
        case 'link-not-closed':
          return 'This link is not closed, and would be shown as it is written.';
        case 'no-reference':
          return `This link would be shown as it is written: nothing says which address ${second || first} is.`;
        case 'shortcode':
          return `[${first} …] is a shortcode of another tool, and would be shown as it is written.`;
        case 'double-brackets':
          return 'This is no link, and would be shown as it is written.';
        case 'spaces-in-bold':
          return 'These stars would be shown: within them the text begins and ends without a space.';
        case 'star-too-many':
          return 'One star stands before these words and two behind them, so a star would be shown.';
        case 'bold-not-closed':
          return 'Bold words begin here and do not end, so the stars would be shown.';
        case 'left-out-element':
          return `<${first}> is left out: texts may hold simple HTML only.`;
        case 'left-out-attribute':
          return `${first}= is left out: texts may hold simple HTML only.`;
        case 'heading-without-space':
          return `This heading would be shown as it is written: there is no space behind ${first}.`;
        case 'bullets':
          return `These lines would run on in one paragraph: no list begins with ${first}.`;
        case 'line-break':
          return '\\n would be shown as it is written, and no line would begin there.';
        case 'table-without-head':
          return 'This table would be shown with its bars: a line of dashes is missing below its head.';
      }
    },
    hint: ({ reason, parts }) => {
      const [first = '', second = ''] = parts;
      switch (reason) {
        case 'space-in-link':
        case 'brackets-swapped':
          return `Write [${first}](${second}).`;
        case 'space-in-address':
          return `Write %20 for each space: [${first}](${second.replaceAll(' ', '%20')}).`;
        case 'link-not-closed':
          return `Write ) behind its address: [${first}](${second.replace(/[.,;]$/, '')}).`;
        case 'no-reference':
          return `Write the address behind the words: [${first}](/${addressOf(second || first)}).`;
        case 'shortcode':
          return 'A block is made for it, such as gallery, video-player or form: write it below this text, in the list blocks:.';
        case 'double-brackets':
          return `Write its words and its address: [${first}](/${addressOf(first)}).`;
        case 'spaces-in-bold':
          return `Write **${first}**.`;
        case 'star-too-many':
          return `Write as many on both sides: *${shortened(first)}*, or **${shortened(first)}** for bold.`;
        case 'bold-not-closed':
          return `Write two stars behind them as well: **${shortened(first)}**.`;
        case 'left-out-element':
          return insteadOf[first.toLowerCase()] ?? '';
        case 'left-out-attribute':
          return /^on/i.test(first)
            ? 'Scripts belong to blocks of the site’s own.'
            : 'Delete it: **bold** and *italic* words are possible, and the tone: of a block gives its colours.';
        case 'heading-without-space':
          return `Write ${first} ${shortened(second)}`;
        case 'bullets':
          return `Write a hyphen and a space in the place of each ${first}: - ${shortened(second)}`;
        case 'line-break':
          return 'Write | behind the name, and the lines of the text below it, indented by two more spaces.';
        case 'table-without-head':
          return `Write below this line ${first.replace(/[^|]+/g, ' --- ')}`;
      }
    },
  },
} satisfies Partial<Rules>;

const addressOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Returns the beginning of some words. */
function shortened(words: string): string {
  const text = words.trim().replace(/[.,;:]$/, '');
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s\S*$/, '')} …` : text;
}

/** What there is in place of elements that are left out. */
const insteadOf: { [name: string]: string } = {
  iframe:
    'A block shows films and maps: video-player or map. Or write a link to what it should show.',
  object: 'A block shows films and pictures: video-player or gallery.',
  embed: 'A block shows films and pictures: video-player or gallery.',
  video: 'A block shows films: video-player.',
  audio: 'Write a link to the file.',
  script: 'Scripts belong to blocks of the site’s own: docs/blocks.md shows how.',
  style: 'Styles belong to blocks of the site’s own: docs/blocks.md shows how.',
  form: 'A block is made for it: form.',
  button: 'Write a link, or use the buttons: of the block.',
};
