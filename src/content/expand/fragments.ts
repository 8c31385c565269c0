/** Finds and checks fragments. */

import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import { isObject } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type { Data, DataObject, YamlFile } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { loadYaml } from '../yaml/load-yaml.ts';
import { type Expansion, report } from './expansion.ts';

/** The maximum nesting of fragments: more is a mistake, even without a loop. */
const MAX_LEVELS = 30;

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

/** Returns a fragment that can be expanded here, which the page then depends on; `undefined` after an issue. */
export function readableFragment(name: string, expansion: Expansion): YamlFile | undefined {
  const { site, inside, output, file, path } = expansion;
  output.uses.add(`fragments/${name}`);
  const fragment = findFragment(site, name);
  if (!fragment) {
    const params = { name, known: site.fragmentNames };
    report(expansion, { code: 'unknown-fragment', params }, ['name']);
    return undefined;
  }
  if (inside.includes(name) || inside.length >= MAX_LEVELS) {
    report(expansion, { code: 'fragment-loop', params: { names: [...inside, name] } }, ['name']);
    return undefined;
  }
  if (!Array.isArray(fragment)) return fragment;
  const usedBy = { file, path };
  output.issues.push(...fragment.map((issue) => ({ ...issue, usedBy })));
  return undefined;
}

/**
 * Returns an expansion at the top of a fragment.
 *
 * @param given the values that the fragment is given
 * @param expansion at the use of the fragment
 */
export function withinFragment(
  name: string,
  fragment: YamlFile,
  given: DataObject,
  expansion: Expansion,
): Expansion {
  const { file, path, scope, usedBy, inside } = expansion;
  return {
    ...expansion,
    file: fragment.file,
    path: [],
    usedBy: usedBy ?? { file, path },
    inside: [...inside, name],
    scope: {
      ...scope,
      values: { ...scope.values, with: given },
      given: { fragment: name, location: { file, path: [...path, 'with'] }, scope },
    },
  };
}

/** Returns whether the data of a fragment, which is no list, is one block, and reports when it is not. */
export function checkSingle(data: Data, expansion: Expansion): data is DataObject {
  if (!isObject(data)) {
    report(expansion, { code: 'wrong-type', params: { reason: 'fragment-without-blocks' } });
    return false;
  }
  const isLikePage = data.type === undefined && Array.isArray(data.blocks);
  const params = { reason: 'fragment-like-page' } as const;
  if (isLikePage) report(expansion, { code: 'wrong-type', params, atKey: true }, ['blocks']);
  return !isLikePage;
}

/** Reports given values that no template of the fragment uses. */
export function reportUnusedValues(
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
export function checkUse(use: DataObject, expansion: Expansion): boolean {
  const invalid = expansion.site.checks.fragmentUse(use);
  if (invalid) report(expansion, invalid);
  return invalid === undefined;
}
