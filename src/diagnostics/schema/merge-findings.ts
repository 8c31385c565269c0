/** One finding for one mistake, where a mistake makes several things wrong. */

import { valueAt } from '../../content/model/data.ts';
import type { SchemaError } from '../../content/model/json-schema.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import { listed } from '../../content/words/nearest.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { Finding } from './finding.ts';
import { joinSplitEntries } from './split-entries.ts';

/** Joins what belongs together; `errors` are those that the findings were made of. */
export function mergeFindings(findings: Finding[], errors: SchemaError[], data: Data): Finding[] {
  if (findings.length < 2) return joinSplitEntries(findings, data);
  const renamed = joinSplitEntries(withoutRenamed(findings, errors), data);
  return withoutRepeated(withoutMisplaced(beneathText(withoutWrapped(renamed, data), data)));
}

const keyOf = (path: DataPath): string => JSON.stringify(path);

/** A misspelt field is one mistake, not an unknown field and a missing one. */
function withoutRenamed(findings: Finding[], errors: SchemaError[]): Finding[] {
  const meant = new Set(
    findings
      .filter(({ code, suggestion }) => code === 'unknown-key' && suggestion)
      .map(({ path, suggestion }) => keyOf([...path.slice(0, -1), suggestion ?? ''])),
  );
  return findings.filter(({ code, path }, index) => {
    if (code !== 'missing-field') return true;
    const missing = missingFrom(errors[index]);
    const isRenamed = (name: string): boolean => meant.has(keyOf([...path, name]));
    return !missing.some((name) => isRenamed(name) || (name === 'items' && isRenamed('itemsFrom')));
  });
}

/** The fields of which an error says that they, or one of them, have to be there. */
function missingFrom(error: SchemaError | undefined): string[] {
  const { missingProperty } = error?.params ?? {};
  if (missingProperty !== undefined) return [String(missingProperty)];
  const choice = error?.parentSchema.anyOf ?? error?.parentSchema.oneOf ?? [];
  return choice.flatMap(({ required = [] }) => required);
}

/** Fields that stand in a group of which nobody knows are not missing beside it. */
function withoutWrapped(findings: Finding[], data: Data): Finding[] {
  return findings.flatMap((one, _index, all) => {
    if (one.code === 'missing-field') {
      const { missing = '' } = one;
      const isWrapped = all.some(
        (other) => isKeyBeside(other, one) && hasField(data, other, missing),
      );
      return isWrapped ? [] : one;
    }
    const inside = all.filter((other) => isKeyBeside(one, other) && other.code === 'missing-field');
    const names = inside.map(({ missing = '' }) => missing);
    const held = names.filter((name) => hasField(data, one, name));
    if (one.code !== 'unknown-key' || held.length === 0) return one;
    const inner = Object.keys(valueAt(data, one.path) as object);
    const hint =
      typeof one.path.at(-2) === 'number'
        ? `Take ${one.path.at(-1)} away, and keep what is in it (${listed(inner, 'and')}) as fields of the entry itself.`
        : `Take the line away and indent ${listed(held, 'and')} less, so that it belongs to the block itself.`;
    const { suggestion: _no, sure: _never, ...rest } = one;
    return { ...rest, hint };
  });
}

function isKeyBeside(key: Finding, missing: Finding): boolean {
  return key.code === 'unknown-key' && keyOf(key.path.slice(0, -1)) === keyOf(missing.path);
}

/** Whether the value at a finding's place has a field. */
function hasField(data: Data, { path }: Finding, name: string): boolean {
  const value = valueAt(data, path);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

/** `image: /hall.svg` with `alt:` below it: the field belongs into the group that the text has to become. */
function beneathText(findings: Finding[], data: Data): Finding[] {
  const ownerOf = ({ path, belongs }: Finding): string =>
    keyOf([...path.slice(0, -1), belongs?.below ?? '']);
  const texts = findings.filter(({ code, hint }) => code === 'wrong-type' && /: \{ /.test(hint));
  const places = new Set(texts.map(({ path }) => keyOf(path)));
  const moved = findings.filter((one) => one.belongs?.below && places.has(ownerOf(one)));
  return findings.flatMap((one) => {
    if (moved.includes(one)) return [];
    const own = moved.filter((other) => texts.includes(one) && ownerOf(other) === keyOf(one.path));
    if (own.length === 0) return one;
    const lines = listed(
      own.map(({ path }) => `${path.at(-1)}:`),
      'and',
    );
    const hint = own.reduce((said, { path }) => {
      const words = String(valueAt(data, path));
      return said.replace(`${path.at(-1)}: Some words`, `${path.at(-1)}: ${inBraces(words)}`);
    }, one.hint);
    return {
      ...one,
      hint: `${hint} Then delete the ${own.length === 1 ? 'line' : 'lines'} ${lines}.`,
    };
  });
}

/** Fields that stand too far out or in, all for the same reason, are one mistake; and so is what they leave empty or missing. */
function withoutMisplaced(findings: Finding[]): Finding[] {
  const astray = findings.filter(({ code }) => code === 'misplaced-key');
  if (astray.length === 0) return findings;
  const groups = new Map<string, Finding[]>();
  for (const one of astray) {
    const key = `${keyOf(one.path.slice(0, -1))} ${one.belongs?.to}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const isMissing = ({ path, belongs }: Finding, { code, missing, path: of }: Finding): boolean =>
    code === 'missing-field' &&
    missing !== undefined &&
    missing === belongs?.below &&
    keyOf(of) === keyOf(path.slice(0, -1));
  const firsts = new Map(
    [...groups.values()].map((group) => {
      const [first] = group as [Finding];
      const isNew = findings.some((other) => isMissing(first, other));
      return [first, joined(group, isNew ? first.belongs?.below : undefined)];
    }),
  );
  const emptied = new Set(
    astray.flatMap(({ path, belongs }) =>
      belongs?.below ? [keyOf([...path.slice(0, -1), belongs.below])] : [],
    ),
  );
  const moved = new Set(astray.map(({ path }) => String(path.at(-1))));
  return findings.flatMap((one) => {
    if (one.code === 'misplaced-key') return firsts.get(one) ?? [];
    if (one.code === 'missing-value' && emptied.has(keyOf(one.path))) return [];
    if (one.code === 'missing-field' && moved.has(one.missing ?? '')) return [];
    if (astray.some((other) => isMissing(other, one))) return [];
    return one;
  });
}

/** @param above the name below which they belong, where that is missing too */
function joined(group: Finding[], above?: string): Finding {
  const [one] = group as [Finding];
  const first = above
    ? { ...one, hint: `Write ${above}: in a line above it, and indent it by two more spaces.` }
    : one;
  if (group.length === 1) return first;
  const names = group.map(({ path }) => String(path.at(-1)));
  return {
    ...first,
    message: first.message.replace(/^\S+ is not a field/, `${listed(names, 'and')} are not fields`),
    hint: first.hint
      .replace(/\bit\b/g, 'them')
      .replace('them lines up', 'they line up')
      .replace('them belongs', 'they belong'),
  };
}

/** What is wrong in the same way with each entry of a list is told of the first. */
function withoutRepeated(findings: Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const keys = findings.map(({ code, path, message }) => {
    if (code !== 'wrong-type' || typeof path.at(-1) !== 'number') return '';
    const key = `${keyOf(path.slice(0, -1))} ${message.replace(/"[^"]*"|-?\d[\d.]*/g, '…')}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return key;
  });
  return findings.flatMap((one, index) => {
    const key = keys[index] ?? '';
    const others = (counts.get(key) ?? 1) - 1;
    if (key === '' || others === 0) return key === '' || counts.has(key) ? one : [];
    if (keys.indexOf(key) !== index) return [];
    const more = others === 1 ? 'So is one more entry' : `So are ${others} more entries`;
    return { ...one, message: `${one.message} ${more} of this list.` };
  });
}
