import type { ScannedLine } from './scanned-line.ts';

/** Whether a quotation mark that is opened above is closed in these lines: the next one may open another text instead. */
export function isClosedBelow(lines: ScannedLine[], sign: string): boolean {
  const text = lines.find((line) => line.text.includes(sign))?.text ?? '';
  const at = text.indexOf(sign);
  const isEnd = /^\s*(?:[,\]}]|#|$)/.test(text.slice(at + 1));
  return at !== -1 && isEnd && text.slice(0, at).trim() !== '';
}
