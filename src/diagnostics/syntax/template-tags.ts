/** Recognises lines in place of blocks that are tags of another template language. */

/**
 * Returns the advice for a line such as `{% include header.html %}` or `{{#if featured}}`; `undefined` for other
 * lines.
 */
export function tagAdvice(line: string): string | undefined {
  const [, verb = '', named = ''] =
    /^(?:\{%-?|\{\{-?[#/>]?|<\?(?:php)?|<%[-=]?)\s*([\w-]*)\s*["']?([\w./-]*)/.exec(line) ?? [];
  const isPart =
    /^(?:include|include_relative|render|section|partial|template|import|embed|block)$/.test(verb);
  if (isPart || line.startsWith('{{>')) {
    const name = (isPart ? named : verb).replace(/^.*\/|\.\w+$/g, '');
    return `Blocks for several pages are fragments here: write - type: fragment, and below it name: ${name || 'call-to-action'}.`;
  }
  return /^\{%|^\{\{[#/^]/.test(line)
    ? 'Conditions and loops stand within texts, not around blocks: delete the line, and the one that ends it. A block is filled from a collection by itemsFrom:, and kept back by draft: true.'
    : undefined;
}
