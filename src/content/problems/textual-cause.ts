import type { FileCache } from '../yaml/file-cache.ts';
import type { TextCause } from '../yaml/text/text-cause.ts';
import type { Flaw } from './flaw.ts';

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

/** What a flaw comes from, when the text around its value shows that something was written that YAML understands otherwise. */
export function textualCause(flaw: Flaw, files: FileCache) {
  const { file, path, code } = flaw;
  if (flaw.place || path.length === 0 || !file.endsWith('.yaml')) return undefined;
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
    if (kind === 'unquoted-comma') return message.includes(`“${String(path.at(-1))}”`);
    if (isContainer || code === 'wrong-type') {
      return (
        swallowing.has(kind) && (!isContainer || mentions(message, flaw) || kind === 'odd-space')
      );
    }
    return at.line === place.line || swallowing.has(kind);
  });
  return cause && said(cause);
}

/** Whether the field that is missing is the one that was written without its space. */
function mentions(message: string, { message: missing }: Flaw): boolean {
  const name = /^(\S+) is missing/.exec(missing)?.[1] ?? 'type';
  return message.includes(` ${name}:`) || message.includes(` ${name} `);
}

function said({ place, code, message, hint, edits }: TextCause) {
  return { ...place, code, message, hint, ...(edits ? { edits } : {}) };
}
