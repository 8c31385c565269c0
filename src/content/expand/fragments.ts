import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import { isGroup } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type { Data, DataObject } from '../model/types.ts';
import type { YamlFile } from '../model/yaml-file.ts';
import { isLeftOut } from '../publication/publication.ts';
import { isInMisnamed } from '../site/misnamed-parts.ts';
import { localName, type Site } from '../site/site.ts';
import { loadYaml } from '../yaml/load-yaml.ts';
import { isOfBrokenEntry } from './entry-issues.ts';
import { type Expander, type Expansion, report } from './expansion.ts';
import { emptied } from './items-from.ts';

/** The deepest nesting of fragments: deeper is a mistake, even without a loop. */
const maxLevels = 30;

/** Returns the names of all fragments. */
export function fragmentNames(root: string): Set<string> {
  const names = listFolder(join(root, 'pages/_fragments'))
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.yaml') && !/^[_.]/.test(name))
    .map((name) => name.slice(0, -5));
  return new Set(names);
}

/** Returns the fragment of that name, or what keeps it from being read; `undefined` when there is none. */
export function findFragment(site: Site, name: string): YamlFile | Issue[] | undefined {
  let fragment = site.caches.fragments.get(name);
  if (!fragment && site.fragmentNames.has(name)) {
    fragment = loadYaml(site.root, `pages/_fragments/${name}.yaml`);
    site.caches.fragments.set(name, fragment);
  }
  return fragment;
}

/** Adds the blocks of a fragment to `blocks`. `walk` stands at the place where it is used. */
export function expandFragment(
  use: DataObject,
  walk: Expansion,
  blocks: Data[],
  expander: Expander,
): void {
  if (!isValid(use, walk)) return;
  const named = nameOf(use, walk, expander);
  if (named === undefined) return;
  const name = localName(walk.site, named, walk.site.fragmentNames);
  walk.output.uses.add(`fragments/${name}`);
  const fragment = findFragment(walk.site, name);
  if (!fragment) {
    const { site } = walk;
    const follows = isInMisnamed(site, '_fragments', name) || isOfBrokenEntry(walk);
    const params = { name, known: site.fragmentNames };
    report(walk, { code: 'unknown-fragment', params, follows }, ['name']);
    return;
  }
  if (walk.inside.includes(name) || walk.inside.length >= maxLevels) {
    const params = { names: [...walk.inside, name] };
    report(walk, { code: 'fragment-loop', params }, ['name']);
    return;
  }
  const { file, path, scope } = walk;
  const usedBy = { file, path: path.slice() };
  if (Array.isArray(fragment)) {
    walk.output.issues.push(...fragment.map((issue) => ({ ...issue, usedBy })));
    return;
  }
  const given = isGroup(use.with) ? givenValues(use.with, walk, expander) : {};
  const inner: Expansion = {
    ...walk,
    file: fragment.file,
    path: [],
    usedBy: walk.usedBy ?? usedBy,
    inside: [...walk.inside, name],
    scope: {
      ...scope,
      values: { ...scope.values, with: given },
      given: { spot: { file, path: [...path, 'with'] }, scope },
    },
  };
  reportUnusedValues(given, fragment, name, walk);
  const { data } = fragment;
  if (Array.isArray(data)) expander.expandBlocks(data, inner, blocks);
  else if (isGroup(data) && data.type === undefined && Array.isArray(data.blocks)) {
    const params = { reason: 'fragment-like-page' } as const;
    report(inner, { code: 'wrong-type', params, atKey: true }, ['blocks']);
  } else if (data !== null && typeof data === 'object') expandSingle(data, inner, blocks, expander);
  else report(inner, { code: 'wrong-type', params: { reason: 'fragment-without-blocks' } });
}

function expandSingle(
  block: DataObject,
  walk: Expansion,
  blocks: Data[],
  expander: Expander,
): void {
  if (block.type === 'fragment') {
    expandFragment(block, walk, blocks, expander);
    return;
  }
  const { file, scope, usedBy, output } = walk;
  if (isLeftOut(block, walk.site)) return;
  walk.at.push(blocks.length);
  output.sources.push({ at: walk.at.slice(), file, path: [], scope, usedBy });
  const expanded = expander.expand(block, walk);
  if (expanded !== undefined) blocks.push(expanded);
  walk.at.pop();
}

/** Returns the fragment's name, in which templates may stand: `post-{{ entry.format }}`. `undefined` after an issue. */
function nameOf(use: DataObject, walk: Expansion, { expand }: Expander): string | undefined {
  const { issues } = walk.output;
  const before = issues.length;
  walk.path.push('name');
  const name = expand(use.name as Data, walk) ?? '';
  walk.path.pop();
  return issues.length > before ? undefined : String(name);
}

/** Returns the values for a fragment. One that is empty is there all the same, so that the fragment's templates find its name. */
function givenValues(given: DataObject, walk: Expansion, { expand }: Expander): DataObject {
  walk.path.push('with');
  const values = expand(given, walk);
  walk.path.pop();
  return { ...emptied(given), ...(values as DataObject) };
}

/** Reports the values for a fragment that no template in it names. */
function reportUnusedValues(
  given: DataObject,
  { file, text }: YamlFile,
  fragment: string,
  walk: Expansion,
): void {
  // in other braces, which are told where they stand, a name alone may be a value
  const named = /\bwith\.(\w+)|(?:[%[{]|<%=?) ?(\w+) ?(?:[%\]}])/g;
  const names = [...text.matchAll(named)].map(([, name, bare]) => name ?? bare ?? '');
  // a template that goes through all values may use any
  if (/\{[{%][^}]*\bwith\b(?!\.\w)[^}]*\}/.test(text)) return;
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const lacking = names.filter((one) => !(one in given));
    const params = { reason: 'unused-value', fragment, file, name, names: lacking } as const;
    report(walk, { code: 'unknown-key', severity: 'warning', params, atKey: true }, ['with', name]);
  }
}

/** Validates the use of a fragment and reports its issues. Returns whether it has none. */
function isValid(use: DataObject, walk: Expansion): boolean {
  const { issues } = walk.output;
  const before = issues.length;
  const { fragmentUse } = walk.site.checks;
  const invalid = fragmentUse(use);
  if (invalid) report(walk, invalid);
  return issues.length === before;
}
