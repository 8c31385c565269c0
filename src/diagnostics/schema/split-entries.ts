/** Entries that have fallen apart, because several of their fields have a dash. */

import { valueAt } from '../../content/model/data.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import type { Finding } from './schema-issue.ts';

/** Returns one issue for each entry that has fallen apart, in place of all that is missing in its parts. */
export function joinSplitEntries(findings: Finding[], data: Data): Finding[] {
  const lacking = new Map<string, string[]>();
  for (const { code, params, path } of findings) {
    if (code !== 'missing-field' || params.reason !== 'schema' || typeof path.at(-1) !== 'number')
      continue;
    const key = path.join('/');
    lacking.set(key, [...(lacking.get(key) ?? []), ...params.names]);
  }
  const dropped = new Set<string>();
  const splits: Finding[] = [];
  for (const key of lacking.keys()) {
    if (dropped.has(key)) continue;
    const path = findings.find((one) => one.path.join('/') === key)?.path ?? [];
    // the entry above may have all that it needs
    for (const first of [Number(path.at(-1)) - 1, Number(path.at(-1))]) {
      if (dropped.has([...path.slice(0, -1), first].join('/'))) continue;
      const parts = partsBelow(path.slice(0, -1), first, lacking, data);
      if (parts.length < 2) continue;
      for (const part of parts) dropped.add(part.key);
      splits.push(issueOf(parts));
      break;
    }
  }
  if (splits.length === 0) return findings;
  const isOfParts = ({ code, path }: Finding) =>
    code === 'missing-field' && dropped.has(path.join('/'));
  return [...findings.filter((one) => !isOfParts(one)), ...splits];
}

interface Part {
  key: string;
  path: DataPath;
  fields: string[];
  lacks: string[];
}

/** Returns an entry with the parts of it below: each lacks what stands above it, or has what is missing there, and nothing stands twice. */
function partsBelow(
  list: DataPath,
  first: number,
  lacking: Map<string, string[]>,
  data: Data,
): Part[] {
  const partAt = (index: number): Part => {
    const path = [...list, index];
    const entry = first < 0 ? null : valueAt(data, path);
    const fields = entry !== null && typeof entry === 'object' ? Object.keys(entry) : [];
    return { key: path.join('/'), path, fields, lacks: lacking.get(path.join('/')) ?? [] };
  };
  const parts = [partAt(first)];
  // an entry that lacks nothing, and says more than its name, is whole by itself
  if (parts[0]?.lacks.length === 0 && parts[0].fields.length > 1) return [];
  for (let index = first + 1; ; index += 1) {
    const next = partAt(index);
    const fields = parts.flatMap((part) => part.fields);
    const isPart =
      next.lacks.some((name) => fields.includes(name)) ||
      (next.lacks.length > 0 && next.fields.some((name) => parts[0]?.lacks.includes(name)));
    if (!isPart || next.fields.length === 0 || next.fields.some((name) => fields.includes(name)))
      return parts;
    parts.push(next);
  }
}

function issueOf([whole, ...parts]: Part[]): Finding {
  const names = parts.map(({ fields: [name = ''] }) => name);
  const [{ path = [], lacks = [] } = {}] = parts;
  const before = whole?.fields[0] ?? '';
  return { code: 'missing-field', params: { reason: 'split', parts: names, before, lacks }, path };
}
