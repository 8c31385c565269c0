/** Finds valid YAML that its author probably did not mean: a truncated text, a number that was meant as a text. */

import { childrenOf, isObject, rangeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { OddValue } from '../../content/model/odd-value.ts';
import type { Data, DataObject, DataPath, YamlFile } from '../../content/model/types.ts';
import { type Positions, readPositions } from '../../content/yaml/positions.ts';
import { oddAddresses, withSlashes } from '../wording/repaired-address.ts';
import { foreignTemplates, isInComment } from './foreign-templates.ts';
import { oddNumbers } from './odd-numbers.ts';
import {
  ESCAPES,
  entryInText,
  lostPart,
  MAY_HOLD_ENTRY,
  MAY_RUN_ON,
  OPEN_TEXT,
  OTHER_COMMA,
  oddText,
  runOnText,
} from './odd-text.ts';
import { misspeltTerm } from './schema-org.ts';
import { otherAddress } from './shown-address.ts';

/** The issue code for each reason. */
const codes = {
  bold: 'odd-markdown',
  link: 'odd-markdown',
  entity: 'odd-markdown',
  element: 'odd-markdown',
  'run-on': 'odd-markdown',
  indented: 'odd-markdown',
  end: 'stray-comma',
  curly: 'smart-quote',
  quote: 'unclosed-quote',
  name: 'template-error',
  control: 'escape',
  misread: 'not-utf8',
  comma: 'missing-comma',
  comment: 'unquoted-comment',
  foreign: 'unquoted-comment',
  mark: 'special-character',
  email: 'wrong-value',
  'other-address': 'wrong-value',
} as const;

type Reason = keyof typeof codes;

/** Returns an odd value as a warning. */
function issueOf(params: OddValue<Reason>, at: Omit<Issue, 'code' | 'params'>): Issue {
  // Each code takes the reasons that map to it.
  return { code: codes[params.reason], severity: 'warning', params, ...at } as Issue;
}

/** The maximum length of a text: a longer one was not written by hand. */
const LONGEST_TEXT = 10_000;

/** A file with the positions of its values, which are read when they are first needed. */
interface Source extends YamlFile {
  positions(): Positions;
}

function withPositions(read: YamlFile): Source {
  let positions: Positions | undefined;
  return { ...read, positions: () => (positions ??= readPositions(read.text)) };
}

/** The issues by file, cached because most files of a served site do not change. */
const issuesByFile = new WeakMap<YamlFile, Issue[]>();

/** Returns the odd values in a file as warnings. */
export function oddValuesIn(read: YamlFile): Issue[] {
  const issues = issuesByFile.get(read) ?? findOddValues(withPositions(read));
  issuesByFile.set(read, issues);
  return issues;
}

function findOddValues(source: Source): Issue[] {
  const { file, text, data } = source;
  const issues: Issue[] = [];
  let hasNumbers = false;
  walk(data, [], (value, path) => {
    if (typeof value === 'number') hasNumbers = true;
    issues.push(...misspeltTerm(file, path, value));
    const odd = oddAt(value, path, source);
    if (odd) issues.push(issueOf(odd.params, { file, ...odd.where }));
  });
  return [
    ...issues,
    ...foreignTemplates(source),
    ...misspeltAddresses(source),
    ...lostParts(source),
    ...runOnTexts(source),
    ...swallowedLines(source),
    ...(hasNumbers ? oddNumbers(file, text) : []),
  ];
}

/** Calls `onValue` with a value and all values below it. The path is changed after the call. */
function walk(value: Data, path: DataPath, onValue: (value: Data, path: DataPath) => void): void {
  onValue(value, path);
  for (const [step, below] of childrenOf(value)) {
    path.push(step);
    walk(below, path, onValue);
    path.pop();
  }
}

interface Odd {
  params: OddValue<Reason>;
  where: Pick<Issue, 'path' | 'range' | 'within'>;
}

/** Returns the problem of a value itself, without the values below it. */
function oddAt(value: Data, path: DataPath, source: Source): Odd | undefined {
  if (Array.isArray(value)) {
    const [only] = value;
    const isOne = value.length === 1 && typeof only === 'string' && OTHER_COMMA.test(only);
    return isOne ? oddNotation('comma', only, [...path, 0], source) : undefined;
  }
  if (isObject(value)) return oddGroup(value, path);
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return undefined;
  const odd = oddText(value, path);
  if (!odd) return undefined;
  const at = path.slice();
  switch (odd.reason) {
    case 'control':
      return oddNotation(odd.reason, value, at, source);
    case 'end':
    case 'curly':
    case 'quote': {
      const { start, exact } = source.positions().locate(at);
      const isPlain = exact && !/["'|>&*!]/.test(source.text[start] ?? '');
      return isPlain ? { params: odd, where: { path: at } } : undefined;
    }
    case 'name':
      return { params: odd, where: { path: at } };
    default:
      return { params: odd, where: { path: at, within: odd.found } };
  }
}

/** Returns the problem of a group that shows another number or address than its link uses. */
function oddGroup(group: DataObject, path: DataPath): Odd | undefined {
  const other = otherAddress(group);
  if (!other) return undefined;
  const { key, shown, link } = other;
  const params = { reason: 'other-address', value: link, found: shown } as const;
  return { params, where: { path: [...path, key], within: shown } };
}

/** Returns a problem in the notation of a value: an escape sequence in quotation marks, or a wrong comma in a list. */
function oddNotation(
  reason: 'control' | 'comma',
  value: string,
  path: DataPath,
  { text, positions }: Source,
): Odd | undefined {
  const { start, end, exact } = positions().locate(path);
  const pattern = reason === 'control' ? ESCAPES : OTHER_COMMA;
  const [found] = pattern.exec(text.slice(start, end)) ?? [];
  // In a path, all backslashes are wrong.
  if (reason === 'control' && exact && withSlashes(value)) {
    return { params: { reason, name: undefined, value, found: value }, where: { path } };
  }
  // In quotation marks, a comma is part of the text.
  const isWritten = reason === 'control' || /\[\s*[^\s"']$/.test(text.slice(0, start + 1));
  if (!exact || found === undefined || !isWritten) return undefined;
  const range = rangeAt(text, text.indexOf(found, start), found.length);
  return { params: { reason, name: undefined, value, found }, where: { path, range } };
}

/** Returns the issues of e-mail addresses with a typing mistake, anywhere in a file. */
function misspeltAddresses({ file, text }: YamlFile): Issue[] {
  return oddAddresses(text).flatMap(({ found, index, right }) => {
    if (isInComment(text, index) || isCode(text, index)) return [];
    const range = rangeAt(text, index, found.length);
    const edits = [{ start: index, end: index + found.length, text: right }];
    return issueOf({ reason: 'email', value: right, found }, { file, path: [], range, edits });
  });
}

/** Returns whether an offset is in Markdown code. */
const isCode = (text: string, index: number): boolean =>
  text.slice(0, index).split('```').length % 2 === 0 ||
  text.slice(text.lastIndexOf('\n', index) + 1, index).split('`').length % 2 === 0;

/** Returns the issues of text that YAML reads as a comment or an anchor. */
function lostParts({ file, text, positions }: Source): Issue[] {
  if (!/ [#&]/.test(text) || !/ #(?:[^\s#!]| \d)|[:-] &[^\s&]+ \S/.test(text)) return [];
  return positions()
    .texts()
    .flatMap((node): Issue[] => {
      const odd = lostPart(node, text);
      if (!odd) return [];
      const start =
        odd.reason === 'mark' ? node.end - odd.found.length : text.indexOf('#', node.end);
      const range = rangeAt(text, start, odd.found.length);
      return [issueOf(odd, { file, path: node.path, range })];
    });
}

/** Returns the issues of texts whose paragraphs, lists or next entries would be shown as one paragraph. */
function runOnTexts({ file, text, positions }: Source): Issue[] {
  const nodes = MAY_RUN_ON.test(text) || MAY_HOLD_ENTRY.test(text) ? positions().texts() : [];
  return nodes.flatMap((node): Issue[] => {
    const { path } = node;
    const odd = runOnText(node, text);
    if (odd) return [issueOf(odd, { file, path })];
    const entry = entryInText(node, text);
    if (entry === undefined) return [];
    const params = { reason: 'entry-in-text', found: entry } as const;
    const range = rangeAt(text, text.indexOf(entry, node.start), entry.length);
    return [{ code: 'indentation', severity: 'warning', params, file, path, range }];
  });
}

/**
 * Returns the issue of a text in quotation marks that goes on over lines in the column of its list or further out.
 * YAML does not allow that; js-yaml reads it all the same.
 */
function swallowedLines({ file, text, positions }: Source): Issue[] {
  const [line, mark] = OPEN_TEXT.exec(text) ?? [];
  if (line === undefined || positions().errors.length === 0) return [];
  const found = `${line.trimEnd()}${mark}`;
  const range = rangeAt(text, text.indexOf(line), line.length);
  const params = { reason: 'swallowed', value: line, found } as const;
  return [{ code: 'unclosed-quote', params, file, path: [], range }];
}
