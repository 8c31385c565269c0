/** Markdown that does not become what it was meant to be, and is shown with its signs. */
import type { Worded } from '../issue.ts';

/** Whether a text has a sign at all that can go wrong. Searching for each is faster than one pattern. */
export function mayHaveSlips(text: string): boolean {
  return text.includes('**') || text.includes('[') || text.includes('#') || text.includes('<');
}

/** An address as it stands in a link. */
const address = String.raw`(?:\/|#|https?:|mailto:|tel:)[^\s()<>]*`;

const addressOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** What is looked for in the HTML, where only what was not understood has its signs still. */
const slips: { pattern: RegExp; tell: (found: RegExpExecArray) => Omit<Worded, 'code'> }[] = [
  {
    pattern: new RegExp(String.raw`\[([^\]\n<]+)\]\s+\((${address})\)`),
    tell: ([, words, to]) => ({
      message: 'This link would be shown as it is written: a blank stands between its brackets.',
      hint: `Write [${words}](${to}).`,
    }),
  },
  {
    pattern: new RegExp(String.raw`\(([^()\n<]+)\)\[(${address.replace('()', '()\\]')})\]`),
    tell: ([, words, to]) => ({
      message:
        'This link would be shown as it is written: its words stand in square brackets, and its address in round ones.',
      hint: `Write [${words}](${to}).`,
    }),
  },
  {
    pattern: /\[([^\]\n<]+)\]\(([^\s)<>]+ [^)\n<>"']+)\)/,
    tell: ([, words, to]) => ({
      message:
        'This link would be shown as it is written: there can be no blank within its address.',
      hint: `Write %20 for each blank: [${words}](${to?.replaceAll(' ', '%20')}).`,
    }),
  },
  {
    pattern: new RegExp(String.raw`\[([^\]\n<]+)\]\((${address})(?![^\s)]*\))`),
    tell: ([, words, to = '']) => ({
      message: 'This link is not closed, and would be shown as it is written.',
      hint: `Write ) behind its address: [${words}](${to.replace(/[.,;]$/, '')}).`,
    }),
  },
  {
    pattern: /\[([^\]\n<]+)\]\[([\w -]*)\]/,
    tell: ([, words, name = '']) => ({
      message: `This link would be shown as it is written: nothing says which address ${name || words} is.`,
      hint: `Write the address behind the words: [${words}](/${addressOf(name || words || '')}).`,
    }),
  },
  {
    pattern:
      /\[(?!x\])([a-z][\w-]*)(?:\s+[\w-]+\s*=\s*(?:["“”]|&#x22;|&quot;)[^\]\n]*)?\](?=[^\n]{0,300}\[\/\1\])|\[([a-z][\w-]*)\s+[\w-]+\s*=\s*(?:["“”]|&#x22;|&quot;)[^\]\n]*\]/,
    tell: ([, pair, single]) => ({
      message: `[${pair ?? single} …] is a shortcode of another tool, and would be shown as it is written.`,
      hint: 'A block is made for it, such as gallery, video-player or form: write it below this text, in the list blocks:.',
    }),
  },
  {
    pattern: /\[\[([^\]\n<]+)\]\]/,
    tell: ([, words = '']) => ({
      message: 'This is no link, and would be shown as it is written.',
      hint: `Write its words and its address: [${words}](/${addressOf(words)}).`,
    }),
  },
  {
    pattern: /\*\*\s+([^*\n<]+?)\s*\*\*|\*\*([^*\n<]+?)\s+\*\*/,
    tell: ([, words, others]) => ({
      message: 'These stars would be shown: within them the text begins and ends without a blank.',
      hint: `Write **${words ?? others}**.`,
    }),
  },
  {
    pattern: /<em>([^<]*)<\/em>\*(?!\*)/,
    tell: ([, words]) => ({
      message: 'One star stands before these words and two behind them, so a star would be shown.',
      hint: `Write as many on both sides: *${shortened(words ?? '')}*, or **${shortened(words ?? '')}** for bold.`,
    }),
  },
  {
    pattern: /\*\*([^\s*][^*\n<]*)|\*<em>([^<]*)<\/em>/,
    tell: ([, words, others]) => ({
      message: 'Bold words begin here and do not end, so the stars would be shown.',
      hint: `Write two stars behind them as well: **${shortened(words ?? others ?? '')}**.`,
    }),
  },
];

/** Elements that are left out, because they could do anything on the page, with what there is instead. */
const leftOut: { [name: string]: string } = {
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
const element = new RegExp(`<(${Object.keys(leftOut).join('|')})\\b`, 'i');
const attribute = /<[a-z][\w-]*(?:\s[^<>]*?)?\s(style|on[a-z]+)\s*=/i;

/** HTML that is left out without a word. */
function lostHtml(text: string): Worded[] {
  if (!text.includes('<')) return [];
  const written = text.replace(/(`+)[^`][\s\S]*?\1/g, '');
  const [tag, name = ''] = element.exec(written) ?? [];
  const [, own] = attribute.exec(written) ?? [];
  return [
    ...(tag
      ? [
          {
            code: 'odd-markdown' as const,
            message: `<${name}> is left out: texts may hold simple HTML only.`,
            hint: leftOut[name.toLowerCase()] ?? '',
            within: tag,
          },
        ]
      : []),
    ...(own
      ? [
          {
            code: 'odd-markdown' as const,
            message: `${own}= is left out: texts may hold simple HTML only.`,
            hint: /^on/i.test(own)
              ? 'Scripts belong to blocks of the site’s own.'
              : 'Delete it: **bold** and *italic* words are possible, and the tone: of a block gives its colours.',
            within: own,
          },
        ]
      : []),
  ];
}

/** `##Our story`; a number or a word with one sign may be a text of its own. */
const heading = /(?:<p>|\n)(#{2,6})([^\s#<&\d][^\n<]*)|^<p>(#)(\p{Lu}[^\n<#]* [^\n<#]*)<\/p>/mu;

/** What would be shown with its signs, at most one of each kind. `html` is what the Markdown in `text` has become. */
export function markdownSlips(text: string, html: string, inline: boolean): Worded[] {
  // what stands in code is shown as it is on purpose, and an address by itself is a link wherever it stands
  const seen = html
    .replace(/<(code|pre)\b.*?<\/\1>/gs, '')
    .replace(/<a href="([^"]*)"[^>]*>\1<\/a>/g, '$1')
    .replace(/<a .*?<\/a>/gs, '<a>');
  const faults: Worded[] = lostHtml(text);
  // all that is looked for has one of these signs, and most texts have none left
  if (!/[[*#]/.test(seen)) return faults;
  let left = seen;
  for (const { pattern, tell } of slips) {
    const found = pattern.exec(left);
    if (!found) continue;
    left = left.replace(found[0], '');
    const within = found[0]
      .replace('*<em>', '**')
      .replace(/^<em>/, '*')
      .replace(/<\/em>(\*?)/, '$1$1');
    faults.push({ code: 'odd-markdown', ...tell(found), ...placed(within, text) });
  }
  const [, signs, words, sign, others] = inline ? [] : (heading.exec(seen) ?? []);
  const [mark, title] = [signs ?? sign, words ?? others];
  if (mark && title) {
    faults.push({
      code: 'odd-markdown',
      message: 'This heading would be shown as it is written: there is no blank behind its sign.',
      hint: `Write ${mark} ${shortened(title)}`,
      ...placed(mark + title, text),
    });
  }
  return faults;
}

/** The part of the text that is meant, up to where HTML writes it otherwise. */
function placed(written: string, text: string): Pick<Worded, 'within'> {
  const [within = ''] = written.trim().split(/[&<]/);
  return text.includes(within) ? { within } : {};
}

/** The beginning of some words, for hints. */
export function shortened(words: string): string {
  const text = words.trim().replace(/[.,;:]$/, '');
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s\S*$/, '')} …` : text;
}
