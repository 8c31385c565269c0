/** Turns the errors of the parsers into mistakes, for texts in which no finder recognises one. */
import { readPositions, type YamlError } from '../../content/yaml/positions.ts';
import type { SyntaxName } from '../model/syntax-params.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { MAX_TEXT_LENGTH, type Mistake, type ParserError, rangeOnLine } from './match.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';

/** The codes of the package yaml (https://eemeli.org/yaml/#errors); all others are reported as syntax errors. */
const codes: Record<string, SyntaxName> = {
  ALIAS_PROPS: 'special-character',
  BAD_ALIAS: 'special-character',
  BAD_COLLECTION_TYPE: 'special-character',
  BAD_DIRECTIVE: 'special-character',
  BAD_DQ_ESCAPE: 'escape',
  BAD_INDENT: 'indentation',
  BAD_PROP_ORDER: 'special-character',
  BAD_SCALAR_START: 'special-character',
  BLOCK_AS_IMPLICIT_KEY: 'unquoted-colon',
  BLOCK_IN_FLOW: 'unclosed-bracket',
  KEY_OVER_1024_CHARS: 'unquoted-colon',
  MISSING_CHAR: 'line-without-name',
  MULTILINE_IMPLICIT_KEY: 'line-without-name',
  MULTIPLE_ANCHORS: 'special-character',
  MULTIPLE_TAGS: 'special-character',
  RESOURCE_EXHAUSTION: 'too-deep',
  TAB_AS_INDENT: 'tab',
  TAG_RESOLVE_FAILED: 'special-character',
};

/** Codes by js-yaml's message, for texts that the package yaml accepts or would take too long to parse. */
const codesOfJsYaml: [reason: RegExp, code: SyntaxName][] = [
  [/^nesting exceeded/, 'too-deep'],
  [/merge keys exceeded|abnormal merge/, 'too-many-aliases'],
  [/non-printable/, 'unprintable-character'],
];

/** How much of a text after its error is parsed: for nonsense the package yaml needs too much time and memory. */
const MAX_AFTER_ERROR = 500;

/** Returns the mistakes for an error of js-yaml, as far as the package yaml explains it. */
export function parserMistakes(text: string, error: ParserError): Mistake[] {
  const lines = sourceLines(text.trimEnd());
  const line = lines[Math.min(error.line, lines.length) - 1] as SourceLine;
  const known = codesOfJsYaml.find(([reason]) => reason.test(error.reason))?.[1];
  if (known === 'unprintable-character') {
    const at = Math.max(0, error.column - 2);
    return [{ code: known, params: {}, range: rangeOnLine(line.number, at, at + 1) }];
  }
  if (known || text.length > MAX_TEXT_LENGTH) return [wholeLine(known ?? 'syntax-error', line)];
  if (error.reason === 'duplicated mapping key') {
    const { errors } = readPositions(text, true);
    const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
    return duplicates.length > 0
      ? duplicateKeys(lines, duplicates)
      : [mistakeOfYaml(errors[0], line, lines)];
  }
  const part = text.slice(0, line.offset + error.column + MAX_AFTER_ERROR);
  return [mistakeOfYaml(readPositions(part, true).errors[0], line, lines)];
}

const wholeLine = (code: SyntaxName, { number, indent, text }: SourceLine): Mistake => ({
  code,
  params: {},
  range: rangeOnLine(number, indent, text.trimEnd().length),
});

/**
 * Returns the mistake for the first error of the package yaml. When js-yaml, which failed first, reports another line,
 * all of that `line` is reported.
 */
function mistakeOfYaml(
  first: YamlError | undefined,
  line: SourceLine,
  lines: SourceLine[],
): Mistake {
  const code = codes[first?.code ?? ''] ?? 'syntax-error';
  if (first?.range.line !== line.number) return wholeLine(code, line);
  const { line: number, column, endLine, endColumn } = first.range;
  const end = lines[number - 1]?.text.trimEnd().length ?? 0;
  const range = rangeOnLine(number, column - 1, endLine === number ? endColumn - 1 : end);
  return { code, params: {}, range };
}
