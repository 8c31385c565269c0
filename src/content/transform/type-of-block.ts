/** What is wrong with what a block says of its type. */
import { isGroup } from '../model/is-group.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Data } from '../model/types.ts';
import type { Site } from '../site/site.ts';

/** Returns what keeps a block from saying its type; `undefined` when it does. `above` is what stands before it in its list. */
export function typeIssue(data: Data, above: Data | undefined, site: Site): Unplaced | undefined {
  if (!isGroup(data)) {
    const isType = typeof data === 'string' && site.blockTypes.has(data);
    const name = isType ? { name: data } : {};
    return { code: 'wrong-type', params: { reason: 'block-without-fields', ...name } };
  }
  if (typeof data.type === 'string' && data.type !== '') return undefined;
  const before = isGroup(above) ? String(above.type) : undefined;
  return { code: 'missing-type', params: { block: data, above: before } };
}

/** Returns the issue of a type that no folder has. Of a folder that is there and broken is told by itself. */
export function unknownBlock(type: string, site: Site): Unplaced {
  return { code: 'unknown-block', params: { type }, follows: brokenType(type, site) !== undefined };
}

type BrokenType = Extract<Issue, { code: 'broken-block-type'; params: object }>;

/** Returns what is wrong with the folder of a block type that cannot be used. */
export function brokenType(type: string, { issues }: Site): BrokenType | undefined {
  return issues.blocks.find(
    (issue): issue is BrokenType =>
      issue.code === 'broken-block-type' &&
      issue.params !== undefined &&
      issue.file.replace(/\/schema\.json$/, '').endsWith(`blocks/${type}`),
  );
}
