import type { TemplateFault } from './template-faults.ts';

/** A shortcode of Hugo: `{{< youtube abc >}}`. */
export function shortcodeIn(text: string): TemplateFault | undefined {
  if (!text.includes('{{<') && !text.includes('{{%')) return undefined;
  return {
    code: 'template-error',
    within: /\{\{[<%].*?\}\}/.exec(text)?.[0] ?? '{{',
    message: 'This is a shortcode of another tool.',
    hint: 'A block is made for it, such as video-player, gallery or form: write it below this text, in the list blocks:.',
  };
}
