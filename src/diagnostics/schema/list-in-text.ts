/** Divides texts that stand in place of lists into the entries of these. */

/** Returns the paragraphs of a text of several lines, or else its lines, without the signs of a list. */
export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/.test(text.trim()) ? /\n\s*\n/ : '\n')
    .map((part) => part.replace(/^(?:[-*•]|\d+[.)])\s+/, '').replace(/\s+/g, ' '));

/** Returns the entries of a list that is written as one text, numbered or with commas and the like between them. */
export function entriesOf(text: string): string[] {
  const [, first, until = ''] = /^(\d{1,2})\s*(?:-|–|to|bis)\s*(\d{1,2})$/.exec(text) ?? [];
  const count = Number(until) - Number(first) + 1;
  if (count > 1 && count <= 20)
    return Array.from({ length: count }, (_, index) => String(Number(first) + index));
  if (/^[\p{L}\d]+(?:\/[\p{L}\d]+)+$/u.test(text)) return text.split('/');
  return (
    text
      .replace(/^\((.*)\)$/s, '$1')
      // The other bracket is missing.
      .replace(/(?<=^[^[]*)\]$/, '')
      .split(
        /(?:^|\s+)\d+[.)]\s+|(?<=^\d+[.)]\s.*)\s-\s|\s*[,،;|>›»→]\s*|\s+\/\s+|(?<=[.!?])\s+-\s+|(?<=^\S+|, \S+) (?:and|or|und|oder|et|ou|y|&) (?=\S+$)/,
      )
      .filter((part) => part !== '')
  );
}
