#!/usr/bin/env node
/** `npm create pagewright`: asks about the new site, installs Pagewright into its folder, and runs `pagewright init`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { manager, run } from './package-managers.mjs';
import { ask } from './questions.mjs';

const own = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const USAGE = `Usage: npm create pagewright@latest [folder] -- [options]

  --name NAME          the name of the site
  --theme THEME        its colours: forest, clay, harbour or slate
  --languages CODES    its languages, the main one first: en,ar
  --yes                ask no questions
  --pagewright SPEC    the Pagewright to install: a version, a folder or a packed file
  --help               show this help`;

/** @typedef {import('./questions.mjs').Answers} Answers */

/**
 * Reads the command line.
 *
 * @returns {{ answers: Answers, isQuiet: boolean, spec: string, wantsHelp: boolean }}
 * @throws {Error} with a message for users, for an unknown option
 */
function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      theme: { type: 'string' },
      languages: { type: 'string' },
      yes: { type: 'boolean', short: 'y' },
      pagewright: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { name, theme, languages, yes, pagewright, help } = values;
  return {
    answers: { folder: positionals[0], name, theme, languages },
    isQuiet: Boolean(yes) || !process.stdin.isTTY,
    spec: pagewright ?? `^${own.version}`,
    wantsHelp: Boolean(help),
  };
}

/**
 * Returns the dependency on Pagewright for package.json: a path is relative to where the command was run.
 *
 * @param {string} spec the value of `--pagewright`
 */
const installed = (spec) => (existsSync(spec) ? `file:${path.resolve(spec)}` : spec);

/**
 * Returns the name of a package for a folder: small letters, digits and dashes.
 *
 * @param {string} place
 */
const packageName = (place) =>
  path
    .basename(place)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');

/**
 * Creates the site.
 *
 * @param {Answers} answers
 * @param {string} spec
 * @returns {number} the exit code
 */
function make({ folder = '.', name, theme, languages }, spec) {
  const place = path.resolve(folder);
  const found = existsSync(place) ? readdirSync(place).filter((file) => !file.startsWith('.')) : [];
  if (found.length > 0) {
    console.error(`${place} is not empty: it holds ${found[0]}. Choose a new or empty folder.`);
    return 1;
  }
  mkdirSync(place, { recursive: true });
  const packageManager = manager(process.env.npm_config_user_agent);
  const fields = {
    name: packageName(place),
    private: true,
    type: 'module',
    dependencies: { pagewright: installed(spec) },
    ...packageManager.fields,
  };
  const text = JSON.stringify(fields, null, 2);
  writeFileSync(path.join(place, 'package.json'), `${text}\n`);
  for (const [file, content] of Object.entries(packageManager.files)) {
    writeFileSync(path.join(place, file), content);
  }
  console.log(`Installing Pagewright with ${packageManager.name} ...`);
  const options = Object.entries({ name, theme, languages }).flatMap(([option, value]) =>
    value ? [`--${option}`, value] : [],
  );
  const program = path.join(place, 'node_modules/pagewright/src/cli/pagewright.mjs');
  return (
    run(place, packageManager.install) ||
    // In the current folder, so that the next steps that it prints start there, too.
    run('.', [process.execPath, program, 'init', folder, ...options])
  );
}

try {
  const { answers, isQuiet, spec, wantsHelp } = readCommandLine();
  if (wantsHelp) console.log(USAGE);
  else {
    const chosen = isQuiet ? answers : await ask(answers);
    if (chosen) process.exitCode = make(chosen, spec);
  }
} catch (error) {
  console.error(`${/** @type {Error} */ (error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
