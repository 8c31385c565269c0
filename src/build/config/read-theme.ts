/**
 * Reads the theme of a package: `theme.yaml` may hold what `theme:` of `_site.yaml` may hold, and names the package's
 * own fonts.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from '../../content/files/folders.ts';
import { isObject } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';
import { makeChecks } from '../../content/schemas/checks.ts';
import { readEngineSchemas } from '../../content/schemas/compose-schema.ts';
import { noOldNames } from '../../content/schemas/old-names.ts';
import { Validators } from '../../content/schemas/validate.ts';
import { loadYaml } from '../../content/yaml/load-yaml.ts';
import { digestOf } from '../cache/digest.ts';

/** The name of the theme's file in its package. */
export const themeFile = 'theme.yaml';

interface Theme {
  theme: DataObject;
  /** Absolute paths of its fonts, by their addresses in the site. */
  files: Map<string, string>;
  issues: Issue[];
}

/**
 * Reads the theme of a package.
 *
 * @param folder absolute path of the package
 */
export function readTheme(siteRoot: string, engineRoot: string, folder: string): Theme {
  const file = relativePath(siteRoot, path.join(folder, themeFile));
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
