import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import { isObject } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type { Data, DataObject, YamlFile } from '../model/types.ts';
import { isLeftOut } from '../publication/publication.ts';
import { localName, type Site } from '../site/site.ts';
import { loadYaml } from '../yaml/load-yaml.ts';
import { type Expansion, report, within } from './expansion.ts';
import { withNullValues } from './items-from.ts';

/** The maximum nesting of fragments: more is a mistake, even without a loop. */
const maxLevels = 30;

/** Returns the names of all fragments. */
export function fragmentNames(root: string): Set<string> {
  const names = listFolder(join(root, 'pages/_fragments'))
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.yaml') && !/^[_.]/.test(name))
    .map((name) => name.slice(0, -5));
  return new Set(names);
}

/** Returns the fragment with that name, or the issues that prevent reading it; `undefined` when there is none. */
export function findFragment(site: Site, name: string): YamlFile | Issue[] | undefined {
  let fragment = site.caches.fragments.get(name);
  if (!fragment && site.fragmentNames.has(name)) {
    fragment = loadYaml(site.files, `pages/_fragments/${name}.yaml`);
    site.caches.fragments.set(name, fragment);
  }
  return fragment;
}

/** Adds the blocks of a fragment to `blocks`. `expansion` is at the use of the fragment. */
export function expandFragment(use: DataObject, expansion: Expansion, blocks: Data[]): void {
  if (!checkUse(use, expansion)) return;
  const name = nameOf(use, expansion);
  const fragment = name === undefined ? undefined : readableFragment(name, expansion);
  if (name === undefined || !fragment) return;
  const given = isObject(use.with) ? givenValues(use.with, expansion) : {};
  reportUnusedValues(given, fragment, name, expansion);
  const { file, path, scope } = expansion;
  const inner: Expansion = {
    ...expansion,
    file: fragment.file,
    path: [],
    usedBy: expansion.usedBy ?? { file, path },
    inside: [...expansion.inside, name],
    scope: {
      ...scope,
      values: { ...scope.values, with: given },
      given: { fragment: name, location: { file, path: [...path, 'with'] }, scope },
    },
  };
  expandData(fragment.data, inner, blocks);
}

/** Returns a fragment that can be expanded here, which the page then depends on; `undefined` after an issue. */
function readableFragment(name: string, expansion: Expansion): YamlFile | undefined {
  const { site, inside, output, file, path } = expansion;
  output.uses.add(`fragments/${name}`);
  const fragment = findFragment(site, name);
  if (!fragment) {
    const params = { name, known: site.fragmentNames };
    report(expansion, { code: 'unknown-fragment', params }, ['name']);
    return undefined;
  }
  if (inside.includes(name) || inside.length >= maxLevels) {
    report(expansion, { code: 'fragment-loop', params: { names: [...inside, name] } }, ['name']);
    return undefined;
  }
  if (!Array.isArray(fragment)) return fragment;
  const usedBy = { file, path };
  output.issues.push(...fragment.map((issue) => ({ ...issue, usedBy })));
  return undefined;
}

/** Adds the blocks in the data of a fragment to `blocks`: a list of blocks, or a single one. */
function expandData(data: Data, inner: Expansion, blocks: Data[]): void {
  if (Array.isArray(data)) inner.expandBlocks(data, inner, blocks);
  else if (isObject(data) && data.type === undefined && Array.isArray(data.blocks)) {
    const params = { reason: 'fragment-like-page' } as const;
    report(inner, { code: 'wrong-type', params, atKey: true }, ['blocks']);
  } else if (isObject(data)) expandSingle(data, inner, blocks);
  else report(inner, { code: 'wrong-type', params: { reason: 'fragment-without-blocks' } });
}

function expandSingle(block: DataObject, expansion: Expansion, blocks: Data[]): void {
  if (block.type === 'fragment') {
    expandFragment(block, expansion, blocks);
    return;
  }
  const { file, scope, usedBy, output } = expansion;
  if (isLeftOut(block, expansion.site)) return;
  const expanded = within(expansion, { at: blocks.length }, () => {
    output.sources.push({ at: expansion.at, file, path: [], scope, usedBy });
    return expansion.expand(block, expansion);
  });
  if (expanded !== undefined) blocks.push(expanded);
}

/**
 * Returns the fragment's name in the language of the page. It may contain templates: `post-{{ entry.format }}`.
 * `undefined` after an issue.
 */
function nameOf(use: DataObject, expansion: Expansion): string | undefined {
  const { issues } = expansion.output;
  const before = issues.length;
  const name =
    within(expansion, { path: 'name' }, () => expansion.expand(use.name as Data, expansion)) ?? '';
  if (issues.length > before) return undefined;
  return localName(expansion.site, String(name), expansion.site.fragmentNames);
}

/**
 * Returns the values that are given to a fragment. An empty value is kept as `null`, so that the fragment's templates
 * find its name.
 */
function givenValues(given: DataObject, expansion: Expansion): DataObject {
  const values = within(expansion, { path: 'with' }, () => expansion.expand(given, expansion));
  return { ...withNullValues(given), ...values };
}

/** Reports given values that no template of the fragment uses. */
function reportUnusedValues(
  given: DataObject,
  { file, text }: YamlFile,
  fragment: string,
  expansion: Expansion,
): void {
  // Other braces are reported where they are; there, a name without `with.` may refer to a value.
  const named = /\bwith\.(\w+)|(?:[%[{]|<%=?) ?(\w+) ?(?:[%\]}|])/g;
  const names = [...text.matchAll(named)].map(([, name, bare]) => name ?? bare ?? '');
  // A template that loops over `with` may use all values.
  if (/\{[{%][^}]*\bwith\b(?!\.\w)[^}]*\}/.test(text)) return;
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const lacking = names.filter((one) => !(one in given));
    const params = { reason: 'unused-value', fragment, file, name, names: lacking } as const;
    report(expansion, { code: 'unknown-key', severity: 'warning', params, atKey: true }, [
      'with',
      name,
    ]);
  }
}

/** Returns whether the use of a fragment is valid, and reports when not. */
function checkUse(use: DataObject, expansion: Expansion): boolean {
  const invalid = expansion.site.checks.fragmentUse(use);
  if (invalid) report(expansion, invalid);
  return invalid === undefined;
}
