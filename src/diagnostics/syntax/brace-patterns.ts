/** Finds mistakes within brackets and braces on one line. */
import { quoted } from '../../content/yaml/edits.ts';
import { oddAddresses } from '../wording/email-address.ts';
import { type Finder, isNameElsewhere, lineAbove, replacing } from './match.ts';
import { finder, parts, regex, repairedTogether, starAdvice, straightened } from './pattern.ts';

export const spaceInBraces = repairedTogether(
  finder({
    code: 'missing-space',
    sample: '- { label:Team, to: /team }',
    line: /(?<=[{,]\s*)([A-Za-z][\w-]*):(?!\/\/)(?=[^\s,}\]][^,}\]]*[,}\]])/,
    repair: ([, name]) => `${name}: `,
  }),
);

/** Finds e-mail addresses with a comma instead of a dot. */
export const commaInAddress: Finder = (line) =>
  oddAddresses(line.text).flatMap(({ found, index, right }) => {
    const params = { wanted: right };
    if (/["']/.test(line.text[index - 1] ?? '')) return [];
    return replacing('unquoted-comma', line, [index, index + found.length], right, { params });
  });

export const unquotedComma = finder({
  code: 'unquoted-comma',
  sample: '- { label: Team, Dubai, to: /team }',
  line: regex`${parts.afterKey}[^\s"'[{,}\]:][^[{}\]:]*?,[^[{}\]:]*?${parts.beforeField}`,
  repair: (found, line, source) => {
    const [, name = ''] = /,\s*([a-z][\w-]*)\s/.exec(found[0]) ?? [];
    // A comma and then a field without its colon.
    return name !== '' && isNameElsewhere(source, name, line) ? undefined : straightened(found);
  },
  advice: ([text]) => {
    if (/^[-\d.,]+$/.test(text)) return 'A number is written without commas between its digits.';
    const lengths = text.split(/,\s*/).map((entry) => entry.split(/\s+/).length);
    // A row of several short entries is rarely a sentence.
    const isList = Math.max(...lengths) <= (lengths.length > 2 ? 2 : 1);
    return isList ? `A list stands in brackets: [${text}].` : undefined;
  },
});

/** Finds `{{ label: Team, to: /team }}`: an object in the braces of a template. */
export const doubledBraces = finder({
  code: 'unquoted-template',
  sample: 'title: {{ label: Team }}',
  value: /^\{(\{\s*[\w-]+:\s[^{}]*\})\}$/,
  repair: ([, group]) => group,
  advice: ([, group], { name }) =>
    `One brace stands on either side of a group of fields: ${name ? `${name}:` : '-'} ${group}.`,
});

/** Finds a name in braces without its colon, before a value that can be no part of it. */
export const missingColon = repairedTogether(
  finder({
    code: 'missing-space',
    sample: '- { label "Team" }',
    line: /(?<=\{(?:[^[\]{}]*,)?\s*)(["']?)([A-Za-z][\w-]*)\1\s+(?=(?:["'][^"']*["']|-?[\d.]+|true|false)\s*[,}])/,
    repair: ([, , name]) => `${name}: `,
  }),
);

export const bracePatterns: Finder[] = [
  finder({
    code: 'escape',
    sample: String.raw`src: "\images\hall.svg"`,
    line: /"(?:[\w-]*\\[\w-]+)+\.\w+"/,
    repair: ([path]) => path.replace(/^"\\?/, '"/').replaceAll('\\', '/'),
  }),
  finder({
    code: 'escape',
    sample: String.raw`src: "C:\Users\me\hall.svg"`,
    line: /"[A-Za-z]:\\(?:[^"\\]*\\)*([^"\\]+\.(\w+))"/,
    repair: ([, name, ending = '']) =>
      `"/${/^(?:svg|png|jpe?g|webp|avif|gif)$/i.test(ending) ? 'images' : 'files'}/${name}"`,
    advice: () =>
      'Nobody else can reach a file of your own disk: put it into the public folder, and write its path there:',
  }),
  missingColon,
  finder({
    code: 'special-character',
    sample: '- { label: @team, to: /team }',
    line: regex`${parts.afterKey}(${parts.sign})[^{}[\],]*?${parts.beforeField}`,
    repair: straightened,
    advice: ({ 0: text, index }, line) => {
      const [, name] = /([\w-]+):\s+$/.exec(line.text.slice(0, index)) ?? [];
      return text === '*' && name ? starAdvice(name) : undefined;
    },
  }),
  repairedTogether(
    finder({
      code: 'missing-comma',
      sample: '- { label: Team; to: /team }',
      line: /\s*[;،、，；](?=\s*["']?[\w-]+["']?:\s)/,
      repair: () => ',',
    }),
  ),
  repairedTogether(
    finder({
      code: 'missing-comma',
      sample: '- { to: /team label: Team }',
      line: /(?<=[^\s,{[:;-])\s+(?=(["']?)([\w-]+)\1:\s)/,
      repair: (found, line, source) => {
        const [gap, mark, name = ''] = found;
        // After an address, a number or a boolean, another word cannot belong to the value.
        const isAfterWhole = /\s(?:(?:\/|#|https?:)\S*|-?[\d.]+|true|false)$/.test(
          line.text.slice(0, found.index),
        );
        return mark !== '' || isAfterWhole || isNameElsewhere(source, name, line)
          ? `,${gap}`
          : undefined;
      },
      unsure: true,
      pointsAfter: true,
    }),
  ),
  finder({
    code: 'missing-comma',
    sample: 'tags: ["One" "Two"]',
    line: /(?<=["'\]}])\s+(?=["'[{])/,
    repair: ([gap]) => `,${gap}`,
    unsure: true,
    pointsAfter: true,
  }),
  finder({
    code: 'missing-comma',
    sample: '  "Two"]',
    line: /^\s*(?=["'{[])/,
    repair: ([indent], line, source) =>
      /[^\s,{[:]\s*$/.test(lineAbove(source, line)?.text ?? '') ? `${indent}, ` : undefined,
    unsure: true,
    pointsAfter: true,
  }),
  finder({
    code: 'unclosed-quote',
    sample: '- { label: "Team, to: /team }',
    line: /(?<=[{,]\s*[\w-]+:\s*)(["'])((?:(?!\1).)+?)(?=\s*(?:,\s*[\w-]+:\s|\}))/,
    repair: ([text, mark]) => text + mark,
    unsure: true,
  }),
  finder({
    code: 'unclosed-quote',
    sample: 'tags: ["One, Two]',
    line: /(?<=[{,[:]\s*)(["'])((?:(?!\1).)+?)(?=\s*(?:[,}\]]|$))/,
    repair: ([text, mark]) => text + mark,
    unsure: true,
  }),
  finder({
    code: 'text-after-quote',
    sample: 'tags: ["a "b" c"]',
    line: /(?<=[{,[:]\s*)(["'])((?:(?!\1\s*[,}\]]).)*)\1(?=\s*[,}\]])/,
    repair: ([, mark = '', inner = '']) => (inner.includes(mark) ? quoted(inner) : undefined),
  }),
  finder({
    code: 'unquoted-colon',
    sample: '- { label: Team: ours }',
    line: /(?<=[{,]\s*["']?[\w-]+["']?:\s+)[^\s"'[{,}\]][^,}\]]*?:(?:\s[^,}\]]*?)?(?=\s*[,}])/,
    repair: straightened,
  }),
  finder({
    code: 'unquoted-template',
    sample: '- { label: {{ entry.title }} }',
    line: /(?<=[{,]\s*[\w-]+:\s+|[[,]\s*)(?:(?!:\s)[^\s"'{},[\]])?(?:(?!:\s)[^"'{},[\]])*(?:\{\{.*?\}\}|\{%.*?%\})[^"'{},[\]]*?(?=\s*[,}\]])/,
    repair: straightened,
  }),
  finder({
    code: 'unquoted-comment',
    sample: '- { to: /about #team }',
    line: /(?<=[{,[]\s*(?:[\w-]+:\s+)?)(\/[\w/-]*)\s+(#[\w-]+)(?=\s*[,}\]])/,
    repair: ([, page = '', place = '']) => page + place,
  }),
  finder({
    code: 'unquoted-comment',
    sample: '- { to: #team }',
    line: /(?<=[{,[].*?\s)#[^\s,\]}]+/,
    repair: straightened,
  }),
];
