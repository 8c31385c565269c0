/** Finds the packages that a configuration names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from '../../content/files/folders.ts';
import { isObject, merged } from '../../content/model/data.ts';
import type { BlockPackage, Extensions } from '../../content/model/extensions.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';
import { makeChecks } from '../../content/schemas/checks.ts';
import { readEngineSchemas } from '../../content/schemas/compose-schema.ts';
import { noOldNames } from '../../content/schemas/old-names.ts';
import { Validators } from '../../content/schemas/validate.ts';
import { loadYaml } from '../../content/yaml/load-yaml.ts';
import { digestOf } from '../cache/digest.ts';
import type { ConfigProblem } from './check-config.ts';

/** The name of the theme's file in its package. */
const THEME_FILE = 'theme.yaml';

interface Theme {
  theme: DataObject;
  /** Absolute paths of its fonts, by their addresses in the site. */
  files: Map<string, string>;
  issues: Issue[];
}

/**
 * Reads the theme of a package: `theme.yaml` may hold what `theme:` of `_site.yaml` may hold, and names the package's
 * own fonts.
 *
 * @param folder absolute path of the package
 */
function readTheme(siteRoot: string, engineRoot: string, folder: string): Theme {
  const file = relativePath(siteRoot, path.join(folder, THEME_FILE));
  const files = new Map<string, string>();
  const loaded = loadYaml({ root: siteRoot }, file);
  if (Array.isArray(loaded)) return { theme: {}, files, issues: loaded };
  const data = isObject(loaded.data) ? loaded.data : {};
  const issues = checkTheme(siteRoot, engineRoot, { file, data });
  if (issues.length > 0) return { theme: {}, files, issues };
  const theme = withFonts(data.theme ?? {}, ['theme'], (font, at) => {
    const source = path.resolve(folder, font);
    if (!existsSync(source)) {
      const params = { path: font, known: new Set<string>() };
      issues.push({ code: 'missing-file', params, file, path: at });
      return font;
    }
    const name = digestOf(readFileSync(source)).slice(0, 8);
    const address = `/assets/themes/${name}-${path.basename(source)}`;
    files.set(address, source);
    return address;
  });
  return { theme: theme as DataObject, files, issues };
}

/** Returns the issues of a theme, checked as a site's theme is. */
function checkTheme(
  siteRoot: string,
  engineRoot: string,
  { file, data }: { file: string; data: DataObject },
): Issue[] {
  const engine = readEngineSchemas(engineRoot);
  const validators = new Validators(engine.shared, path.join(siteRoot, '.pagewright/validators'));
  // The schema also requires what only a site has to have.
  const invalid = makeChecks(engine, validators, noOldNames()).site({ name: 'Theme', ...data });
  return invalid ? [{ ...invalid, file, path: [] }] : [];
}

/** Returns the value with the files of its fonts renamed. */
function withFonts(
  value: Data,
  at: DataPath,
  rename: (file: string, at: DataPath) => string,
): Data {
  if (Array.isArray(value))
    return value.map((one, index) => withFonts(one, [...at, index], rename));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const path = [...at, name];
    const isFont = name === 'file' && typeof inner === 'string';
    return [name, isFont ? rename(inner, path) : withFonts(inner, path, rename)];
  });
  return Object.fromEntries(fields);
}

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
    const file = folder && path.join(folder, THEME_FILE);
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
