import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import { makeFolder } from '../../content/files/folders.ts';
import { isObject } from '../../content/model/data.ts';
import { generate } from '../../content/schemas/write-generated.ts';
import { withoutMark } from '../../content/yaml/byte-order-mark.ts';
import { formatBrokenBlocks } from '../../diagnostics/broken-blocks.ts';
import { jsonError } from '../../diagnostics/wording/json-error.ts';
import { CommandFailed, type Folders } from '../site/command.ts';
import {
  checkChoices,
  chosenSiteFile,
  pagesOfLanguages,
  type StarterChoices,
} from '../site/starter-choices.ts';
import { versionOf } from '../site/version.ts';

/**
 * Files that a new site's folder may already have: those of git, its hosts and `npm install`, and Pagewright's own
 * archive.
 */
const NOT_COUNTED =
  /^(\..*|node_modules|package(-lock)?\.json|pnpm-(lock|workspace)\.yaml|yarn\.lock|README\.md|LICENSE(\..*)?|.*\.tgz)$/;

/** npm interprets these files in a package when they have their real names. */
const RENAMED: Record<string, string> = {
  gitignore: '.gitignore',
  dockerignore: '.dockerignore',
};

const SCRIPTS = {
  start: 'pagewright start',
  dev: 'pagewright dev',
  build: 'pagewright build',
  validate: 'pagewright validate',
  generate: 'pagewright generate',
  new: 'pagewright new',
  catalogue: 'pagewright catalogue',
  // The editors' schemas belong to the installed version.
  prepare: 'pagewright generate',
};

interface PackageJson {
  [field: string]: unknown;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
  devDependencies?: Record<string, string>;
}

/**
 * Reads the package.json of a folder, if there is one.
 *
 * @throws an error with a message for the user when it is not valid
 */
function readPackage(folder: string): PackageJson | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const text = withoutMark(readFileSync(file, 'utf8'));
  const problem = jsonError(text);
  if (problem) {
    throw new Error(`${file}:${problem.range.line} is not valid JSON: ${problem.message}.`);
  }
  const data = JSON.parse(text);
  if (isObject(data)) return data;
  throw new Error(`${file} is no package.json: it has to begin with { and end with }.`);
}

/**
 * Returns the version of Pagewright in a site's package.json: the one of the project around the running Pagewright,
 * the folder of a checkout, or the running version.
 *
 * @param engineRoot the folder of the Pagewright that is running
 * @param folder the new site's folder
 */
function engineSpec(engineRoot: string, folder: string): string {
  const relative = (place: string) =>
    `file:${path.relative(folder, place).replaceAll(path.sep, '/')}`;
  const parent = path.dirname(engineRoot);
  if (path.basename(parent) !== 'node_modules') return relative(engineRoot);
  const around = path.dirname(parent);
  const { dependencies, devDependencies } = readPackage(around) ?? {};
  const spec = dependencies?.pagewright ?? devDependencies?.pagewright;
  if (spec?.startsWith('file:')) return relative(path.resolve(around, spec.slice(5)));
  return spec ?? `^${versionOf(engineRoot)}`;
}

function writePackage(folder: string, engineRoot: string, before: PackageJson = {}): void {
  const { scripts, dependencies, allowScripts, ...own } = before;
  const isThere = dependencies?.pagewright !== undefined;
  const text = {
    name: path
      .basename(folder)
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-'),
    private: true,
    type: 'module',
    ...own,
    scripts: { ...scripts, ...SCRIPTS },
    dependencies: isThere
      ? dependencies
      : { ...dependencies, pagewright: engineSpec(engineRoot, folder) },
    // npm does not run install scripts of packages unless they are allowed; SQLite's driver needs its own.
    allowScripts: { ...allowScripts, 'better-sqlite3': true },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
}

/** Returns whether `npm run` in the folder finds the command without installing anything. */
function isInstalledFor(folder: string): boolean {
  if (existsSync(path.join(folder, 'node_modules/.bin/pagewright'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInstalledFor(parent);
}

/**
 * Creates a small, complete site.
 *
 * @returns the exit code, 0
 * @throws an error with a message for the user, before anything is written, when the folder is not empty, its package.json
 *   is invalid, or a choice is unknown
 */
export async function init(
  { engineRoot }: Folders,
  [given = '']: string[],
  choices: StarterChoices = {},
): Promise<number> {
  checkChoices(engineRoot, choices);
  const folder = path.resolve(given);
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const others = found.filter((name) => !NOT_COUNTED.test(name));
  if (others.length > 0) {
    throw new CommandFailed(
      `${folder} is not empty: it holds ${others[0]}. Choose a new or empty folder.`,
    );
  }
  const before = readPackage(folder);
  makeFolder(folder);
  const starter = path.join(engineRoot, 'src/cli/starter');
  for (const name of readdirSync(starter)) {
    const to = path.join(folder, RENAMED[name] ?? name);
    // Existing files are never overwritten.
    cpSync(path.join(starter, name), to, { recursive: true, force: false });
  }
  writeChoices(folder, engineRoot, choices);
  writePackage(folder, engineRoot, before);
  const blocksFolders = [path.join(engineRoot, 'blocks')];
  await generate({ engineRoot, siteRoot: folder, blocksFolders, packages: [] }).catch(
    formatBrokenBlocks,
  );
  printNextSteps(given, folder);
  return 0;
}

function writeChoices(folder: string, engineRoot: string, choices: StarterChoices): void {
  const siteFile = path.join(folder, 'pages/_site.yaml');
  writeFileSync(siteFile, chosenSiteFile(engineRoot, readFileSync(siteFile, 'utf8'), choices));
  const home = readFileSync(path.join(folder, 'pages/index.yaml'), 'utf8');
  for (const [file, text] of pagesOfLanguages(home, choices.languages ?? [])) {
    makeFolder(path.dirname(path.join(folder, file)));
    writeFileSync(path.join(folder, file), text);
  }
}

function printNextSteps(given: string, folder: string): void {
  const steps = [
    ...(folder === process.cwd() ? [] : [/\s/.test(given) ? `cd "${given}"` : `cd ${given}`]),
    ...(isInstalledFor(folder) ? [] : ['npm install']),
    'npm run dev',
  ];
  const lines = [
    `${pc.cyan(steps.join(' && '))}, then open http://localhost:5173`,
    `Change a sentence in ${pc.cyan('pages/index.yaml')}, save, and see the page update`,
    `${pc.cyan('npm start')} builds and serves the site as visitors will see it. See README.md`,
  ];
  console.log(`${pc.green('Created a new site')} in ${folder}\n`);
  for (const [index, line] of lines.entries()) console.log(`  ${index + 1}. ${line}`);
}
