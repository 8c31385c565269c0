/** Entries that have fallen apart, because several of their fields have a dash. */

import { valueAt } from '../../content/model/data.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import { listed } from '../../content/words/nearest.ts';
import type { Finding } from './finding.ts';

/** An entry, and those below it that look like parts of it. */
interface Split {
  list: DataPath;
  /** The numbers of the entries, the whole one's first. */
  entries: number[];
  /** The fields of all of them, in their order. */
  fields: string[];
  /** What the first part lacks, if it is an entry after all. */
  lacks: string[];
}

/** One finding for each entry that has fallen apart, in place of all that is missing in its parts. */
export function joinSplitEntries(findings: Finding[], data: Data): Finding[] {
  const splits: Split[] = [];
  for (const { code, path } of findings) {
    const [list, index] = [path.slice(0, -1), path.at(-1)];
    if (code !== 'missing-field' || typeof index !== 'number') continue;
    // the entry above may have all that it needs
    for (const first of [index - 1, index]) {
      const isKnown = splits.some((split) => holds(split, [...list, Math.max(first, 0)]));
      const split = first < 0 || isKnown ? undefined : splitFrom(list, first, findings, data);
      if (split) splits.push(split);
    }
  }
  if (splits.length === 0) return findings;
  const rest = findings.filter(
    ({ code, path, missing = '' }) =>
      code !== 'missing-field' ||
      !splits.some((split) => holds(split, path) && split.fields.includes(missing)),
  );
  return [...rest, ...splits.map((split) => told(split, data))];
}

const holds = ({ list, entries }: Split, path: DataPath): boolean =>
  path.slice(0, -1).join('/') === list.join('/') && entries.includes(Number(path.at(-1)));

function fieldsOf(path: DataPath, data: Data): string[] {
  const entry = valueAt(data, path);
  return entry !== null && typeof entry === 'object' ? Object.keys(entry) : [];
}

/** The entry at `first` with the parts of it below: each lacks what stands above it or has what is missing there, and nothing stands twice. */
function splitFrom(
  list: DataPath,
  first: number,
  findings: Finding[],
  data: Data,
): Split | undefined {
  const lackedBy = (index: number): string[] =>
    findings.flatMap(({ code, path, missing = '' }) =>
      code === 'missing-field' && path.join('/') === [...list, index].join('/') ? missing : [],
    );
  const split: Split = {
    list,
    entries: [first],
    fields: fieldsOf([...list, first], data),
    lacks: lackedBy(first + 1),
  };
  const lacked = lackedBy(first);
  // an entry that lacks nothing, and says more than its name, is whole by itself
  if (lacked.length === 0 && split.fields.length > 1) return undefined;
  for (let index = first + 1; split.fields.length > 0; index += 1) {
    const own = fieldsOf([...list, index], data);
    const missing = lackedBy(index);
    const belongs =
      own.length > 0 &&
      (missing.some((name) => split.fields.includes(name)) ||
        (missing.length > 0 && own.some((name) => lacked.includes(name))));
    if (!belongs || own.some((name) => split.fields.includes(name))) break;
    split.entries.push(index);
    split.fields.push(...own);
  }
  return split.entries.length > 1 ? split : undefined;
}

function told({ list, entries: [first = 0, ...parts], lacks }: Split, data: Data): Finding {
  const [before = ''] = fieldsOf([...list, first], data);
  const names = parts.map((index) => fieldsOf([...list, index], data)[0] ?? '');
  const [second = 0] = parts;
  const one = names.length === 1;
  const what = listed(names, 'and');
  return {
    code: 'missing-field',
    message: `${what} ${one ? 'begins an entry of its own' : 'begin entries of their own'}, in which the fields of the entry above are missing.`,
    hint: `If ${one ? 'it belongs' : 'they belong'} to the entry above, take the ${one ? 'dash' : 'dashes'} in front of ${what} away, so that ${one ? 'it begins' : 'they begin'} in the column of ${before}. If not, it needs ${listed(lacks, 'and')} as well.`,
    path: [...list, second],
  };
}
