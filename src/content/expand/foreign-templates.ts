/** Templates of other tools, which would be read as something else or not at all. */
import type { TemplateFault } from './template-faults.ts';

const kinds: { pattern: RegExp; message: string; hint: (found: RegExpExecArray) => string }[] = [
  {
    pattern: /\{\{[<%].*?\}\}/s,
    message: 'This is a shortcode of another tool.',
    hint: () =>
      'A block is made for it, such as video-player, gallery or form: write it below this text, in the list blocks:.',
  },
  {
    pattern: /\{\{\s*[#/]\s*(\w+)\s*(.*?)\}\}/s,
    message: 'This is a template of another tool: conditions and loops stand between {% and %}.',
    hint: ([, word, rest]) =>
      word === 'each'
        ? 'Write {% for item in entry.list %} … {% endfor %}.'
        : `Write {% ${word} ${rest?.trim() || 'entry.title'} %} … {% end${word} %}.`,
  },
  {
    pattern: /(?<=\{\{-?\s*)(entry|site|page|with|params),\s*(\w+)/,
    message: 'A point stands between a name and its field, and no comma.',
    hint: ([, root, field]) => `Write {{ ${root}.${field} }}.`,
  },
];

/** What is said of such a template; `undefined` for one of ours. */
export function foreignTemplate(text: string): TemplateFault | undefined {
  if (!/\{\{-?\s*(?:[<%#/]|[a-z]+,)/.test(text)) return undefined;
  for (const { pattern, message, hint } of kinds) {
    const found = pattern.exec(text);
    if (found) return { code: 'template-error', within: found[0], message, hint: hint(found) };
  }
  return undefined;
}
