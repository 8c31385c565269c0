/** Recognises lines of texts that YAML reads as fields. */
import type { DataObject } from '../../content/model/types.ts';

/**
 * Returns the advice about a line of text that became a field because of its colon; `isValue` when it continues the
 * field above. Empty for real fields.
 */
export function lineOfText(
  key: string,
  written: DataObject,
  fields: string[],
): { advice?: string; isValue?: true } {
  const names = Object.keys(written);
  const above = names.slice(0, names.indexOf(key)).reverse();
  const before = above.find((name) => !isProse(name)) ?? '';
  const text = fields.includes(before) ? (written[before] ?? '') : null;
  if (isProse(key) && typeof text === 'string' && typeof written[key] === 'string') {
    const advice = text.includes('\n')
      ? `If it continues the text of ${before}, indent it as far as the lines above it; if not, delete it.`
      : `If it continues the text of ${before}, write ${before}: | and below it the whole text, each line indented by two more spaces; if not, delete this line.`;
    return { advice, isValue: true };
  }
  const isNote = written[key] === null && key.split(/\s+/).length > 2;
  return isNote
    ? { advice: 'If it is a note and no field, delete the line, or begin it with #.' }
    : {};
}

/** Explains lines such as `title Home` and `title = Home`, all in one answer. */
export function fieldWithoutColon(key: string, written: DataObject, open: string[]) {
  const glued = Object.keys(written).flatMap((name) => {
    const [, before = '', rest] = /^([\w-]+)(?:\s*[-=]+>\s*|\s*=\s*|\s+)(\S.*)$/.exec(name) ?? [];
    return written[name] === null && open.includes(before)
      ? { name, right: `${before}: ${rest}` }
      : [];
  });
  if (!glued.some(({ name }) => name === key)) return undefined;
  const lines = glued.map(({ right }) => right).join(' and ');
  const advice = `A colon is missing between a name and its value: write ${lines}.`;
  return { advice, isValue: true } as const;
}

const isProse = (key: string) => /^\p{Lu}\p{Ll}*$|\s/u.test(key);
