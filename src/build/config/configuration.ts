/** Reads a site's configuration file: its additions to the content, to the bundling of blocks and to a build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config, Hooks, ViteConfig } from '../../config/define-config.mjs';
import { relativePath } from '../../content/files/folders.ts';
import { type Extensions, noExtensions } from '../../content/model/extensions.ts';
import type { Issue } from '../../content/model/issue.ts';
import { openSite } from '../../content/open-site.ts';
import type { Site, SiteOptions } from '../../content/site/site.ts';
import { describeCodeError } from '../bundle/code-error.ts';
import { digestOf } from '../cache/digest.ts';
import { textsOf } from '../cache/fingerprint.mjs';
import { type ConfigProblem, checkConfig } from './check-config.ts';
import { blockPackages, sameBlocks, themePackages } from './packages.ts';
import { runConfig } from './run-config.ts';

export interface Configuration {
  extensions: Extensions;
  /** Returns the bundler options, with new plugin instances for each bundle; `undefined` when there are none. */
  vite: (() => Promise<ViteConfig>) | undefined;
  hooks: Hooks;
  /** Absolute paths of the files that it was read from. */
  files: string[];
}

export const noConfiguration: Configuration = {
  extensions: noExtensions,
  vite: undefined,
  hooks: {},
  files: [],
};

/** These change when an imported package changes. */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

const stampOf = (siteRoot: string, files: string[]) =>
  digestOf(textsOf([...files, ...LOCK_FILES.map((name) => path.join(siteRoot, name))]));

/** The possible names of a configuration file; the first that exists is read. */
export const configNames = ['ts', 'mts', 'mjs', 'js'].map(
  (extension) => `pagewright.config.${extension}`,
);

/** Reads the configuration of a site. Never throws for its content: mistakes are in `extensions.issues`. */
export async function readConfiguration(
  siteRoot: string,
  engineRoot: string,
): Promise<Configuration> {
  const [name, second] = configNames.filter((one) => existsSync(path.join(siteRoot, one)));
  if (name === undefined) return noConfiguration;
  const file = path.join(siteRoot, name);
  let run: Awaited<ReturnType<typeof runConfig>>;
  try {
    run = await runConfig(file, engineRoot);
  } catch (error) {
    const issues = [codeIssue(error, name, siteRoot)];
    const stamp = stampOf(siteRoot, [file]);
    const extensions = { ...noExtensions, root: siteRoot, file: name, issues, stamp };
    return { ...noConfiguration, extensions, files: [file] };
  }
  const { config, problems } = checkConfig(run.exported);
  if (second) problems.push({ params: { reason: 'two-files', first: name, second }, path: [] });
  const packages = blockPackages(config.blocks ?? [], siteRoot, problems);
  problems.push(...sameBlocks(packages, siteRoot));
  const blockFolders = foldersOf(config, siteRoot, problems);
  const themes = themePackages(config.themes ?? [], siteRoot, engineRoot, problems);
  const files = [file, ...run.imported];
  const extensions: Extensions = {
    root: siteRoot,
    file: name,
    packages,
    blockFolders,
    filters: config.filters ?? {},
    rules: config.rules ?? [],
    theme: themes.theme,
    themeFiles: themes.themeFiles,
    issues: [...(await problemIssues(problems, name, siteRoot)), ...themes.issues],
    stamp: stampOf(siteRoot, [...files, ...themes.files]),
  };
  const viteOptions = async () =>
    checkConfig((await runConfig(file, engineRoot)).exported).config.vite ?? {};
  return { extensions, vite: config.vite && viteOptions, hooks: config.hooks ?? {}, files };
}

function foldersOf(config: Config, siteRoot: string, problems: ConfigProblem[]): string[] {
  return (config.blockFolders ?? []).map((folder, index) => {
    const place = path.resolve(siteRoot, folder);
    if (!existsSync(place))
      problems.push({ params: { reason: 'no-folder', folder }, path: ['blockFolders', index] });
    return place;
  });
}

/** Returns the issue of a file that cannot be run, or of a file that it imports. */
function codeIssue(error: unknown, name: string, siteRoot: string): Issue {
  const { message, at } = describeCodeError(error, [siteRoot], [siteRoot]);
  const issue: Issue = {
    code: 'broken-config',
    params: { reason: 'code', error: message },
    file: name,
    path: [],
  };
  if (!at) return issue;
  const { line, column } = at;
  const file = relativePath(siteRoot, at.file);
  return { ...issue, file, range: { line, column, endLine: line, endColumn: column + 1 } };
}

async function problemIssues(
  problems: ConfigProblem[],
  name: string,
  siteRoot: string,
): Promise<Issue[]> {
  if (problems.length === 0) return [];
  const { rangeInConfig } = await import('./config-places.ts');
  const code = readFileSync(path.join(siteRoot, name), 'utf8');
  return problems.map(({ params, path: keyPath, atKey }) => ({
    code: 'broken-config',
    params,
    file: name,
    path: [],
    range: rangeInConfig(code, name, keyPath, atKey),
  }));
}

/** Opens a site with its configuration file. */
export async function openConfiguredSite(root: string, options: SiteOptions): Promise<Site> {
  const { extensions } = await readConfiguration(root, options.engineRoot);
  return openSite(root, { ...options, extensions });
}
