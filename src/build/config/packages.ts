/** Finds the packages that a configuration names. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from '../../content/files/folders.ts';
import { merged } from '../../content/model/data.ts';
import type { BlockPackage, Extensions } from '../../content/model/extensions.ts';
import type { DataObject } from '../../content/model/types.ts';
import type { ConfigProblem } from './check-config.ts';
import { readTheme, themeFile } from './read-theme.ts';

/**
 * Returns the folder of an installed package, resolved as Node does: in `node_modules` of a folder or of its parents.
 *
 * @returns its absolute path; `undefined` when it is not installed
 */
function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(from);
  return parent === from ? undefined : findPackage(name, parent);
}

/** Finds the packages of blocks, and adds their problems to `problems`. */
export function blockPackages(
  names: string[],
  siteRoot: string,
  problems: ConfigProblem[],
): BlockPackage[] {
  return names.map((name, index) => {
    const at = ['blocks', index];
    const folder = findPackage(name, siteRoot);
    if (!folder) {
      problems.push({ params: { reason: 'no-package', name }, path: at });
      return { name, blocks: undefined };
    }
    const blocks = path.join(folder, 'blocks');
    if (existsSync(blocks)) return { name, blocks };
    problems.push({ params: { reason: 'no-blocks', name }, path: at });
    return { name, blocks: undefined };
  });
}

/** Returns the problems of block types that two packages define. */
export function sameBlocks(packages: BlockPackage[], siteRoot: string): ConfigProblem[] {
  const owners = new Map<string, BlockPackage>();
  const placeOf = ({ blocks = '' }: BlockPackage, type: string) =>
    relativePath(siteRoot, path.join(blocks, type));
  return packages.flatMap((own, index) => {
    const { name, blocks } = own;
    const types = blocks ? readdirSync(blocks).filter((type) => !/^[_.]/.test(type)) : [];
    return types.flatMap((type): ConfigProblem[] => {
      const first = owners.get(type);
      if (first === undefined) owners.set(type, own);
      if (first === undefined || first.name === name) return [];
      const places: [string, string] = [placeOf(first, type), placeOf(own, type)];
      const params = {
        reason: 'same-block',
        type,
        first: first.name,
        second: name,
        places,
      } as const;
      return [{ params, path: ['blocks', index] }];
    });
  });
}

/** Reads the theme packages and adds their problems to `problems`. A later package overrides an earlier one. */
export function themePackages(
  names: string[],
  siteRoot: string,
  engineRoot: string,
  problems: ConfigProblem[],
): Pick<Extensions, 'theme' | 'themeFiles' | 'issues'> & { files: string[] } {
  let theme: DataObject | undefined;
  const themeFiles = new Map<string, string>();
  const issues: Extensions['issues'] = [];
  const files: string[] = [];
  for (const [index, name] of names.entries()) {
    const folder = findPackage(name, siteRoot);
    const file = folder && path.join(folder, themeFile);
    if (!folder || !file || !existsSync(file)) {
      const reason = folder ? 'no-theme' : 'no-package';
      problems.push({ params: { reason, name }, path: ['themes', index] });
      continue;
    }
    const read = readTheme(siteRoot, engineRoot, folder);
    theme = merged(theme ?? {}, read.theme);
    for (const [address, source] of read.files) themeFiles.set(address, source);
    issues.push(...read.issues);
    files.push(file);
  }
  return { theme, themeFiles, issues, files };
}
