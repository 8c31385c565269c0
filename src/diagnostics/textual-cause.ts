import type { FileCache } from '../content/yaml/file-cache.ts';
import { saidOfSpace } from '../content/yaml/text/line-causes.ts';
import type { TextCause } from '../content/yaml/text/text-cause.ts';
import type { Explained } from './explained.ts';

/** Mistakes that YAML reads as something else, so that only what became of them is found. */
const silent = new Set([
  'missing-space',
  'odd-space',
  'unquoted-comment',
  'smart-quote',
  'missing-value',
  'unquoted-comma',
]);

/** Those of them that let a whole field disappear from the group around it. */
const swallowing = new Set(['missing-space', 'odd-space', 'missing-value']);

/** What an issue comes from, when the text around its value shows that something was written that YAML understands otherwise. */
export function textualCause(issue: Explained, files: FileCache) {
  const { file, path, code } = issue;
  if (issue.place || path.length === 0 || !file.endsWith('.yaml')) return undefined;
  const space = spaceWithin(issue, files);
  if (space) return said(space);
  const all = files.causes(file);
  if (all.length === 0) return undefined;
  const positions = files.positions(file);
  const location = positions?.locate(path);
  if (!positions || !location) return undefined;
  const { place, lastLine } = location;
  // a text that the stricter of the two parsers cannot read was hardly meant as the other one takes it
  const stray = positions.errors.length > 0 && all.find(({ possible }) => !possible);
  if (stray && stray.place.line >= place.line) return said(stray);
  const causes = all.filter((cause) => silent.has(cause.code));
  const isContainer = code === 'missing-field' || code === 'missing-type' || code === 'empty-list';
  const cause = causes.find(({ place: at, code: kind, message }) => {
    if (at.line < place.line || at.line > lastLine) return false;
    if (kind === 'unquoted-comma') return quotes(message, String(path.at(-1)));
    if (isContainer || code === 'wrong-type') {
      return (
        swallowing.has(kind) && (!isContainer || mentions(message, issue) || kind === 'odd-space')
      );
    }
    return at.line === place.line || swallowing.has(kind);
  });
  return cause && said(cause);
}

/** Words that have to be exactly those of something else, and that a letter nobody can see makes other ones. */
const isWord =
  /^(?:broken-link|broken-anchor|odd-link|missing-image|missing-file|unknown-\w+|wrong-value|no-entries)$/;

function spaceWithin({ file, path, code, atKey, within }: Explained, files: FileCache) {
  const location = isWord.test(code)
    ? files.positions(file)?.locate(path, atKey, within)
    : undefined;
  const text = files.text(file) ?? '';
  const found =
    location && text.slice(location.start, location.end).search(/[\u00a0\u200b\u2060\ufeff]/);
  if (found === undefined || found === -1) return undefined;
  const { line, column } = location?.place ?? { line: 1, column: 1 };
  const offset = (location?.start ?? 0) - column + 1;
  const whole = text.slice(offset).split('\n')[0] ?? '';
  return saidOfSpace(whole, column - 1 + found, line, offset);
}

/** Whether a message has a name in quotation marks. What looks like a number is one to YAML: `000` is 0. */
function quotes(message: string, name: string): boolean {
  const isNumber = /^\d+$/.test(name);
  return [...message.matchAll(/“([^”]*)”/g)].some(
    ([, word = '']) => word === name || (isNumber && /^\d+$/.test(word) && +word === +name),
  );
}

/** Whether the field that is missing is the one that was written without its space. */
function mentions(message: string, { missing = 'type' }: Explained): boolean {
  return message.includes(` ${missing}:`) || message.includes(` ${missing} `);
}

function said({ place, code, message, hint, edits }: TextCause) {
  return { ...place, code, message, hint, ...(edits ? { edits } : {}) };
}
