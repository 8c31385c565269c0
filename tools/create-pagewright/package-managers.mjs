/** The package managers that can install a site. */
import { spawnSync } from 'node:child_process';

/**
 * @typedef {object} PackageManager
 * @property {string} name
 * @property {string[]} install the command that installs the dependencies of package.json
 * @property {Record<string, unknown>} fields additional fields of package.json
 * @property {Record<string, string>} files additional files: contents by name
 */

/** SQLite is compiled or downloaded by an install script, which package managers run only when that is allowed. */
const BUILT = 'better-sqlite3';

/** @type {Record<string, PackageManager>} */
const MANAGERS = {
  npm: {
    name: 'npm',
    install: ['npm', 'install', '--no-audit', '--no-fund'],
    fields: { allowScripts: { [BUILT]: true } },
    files: {},
  },
  pnpm: {
    name: 'pnpm',
    install: ['pnpm', 'install'],
    fields: {},
    files: { 'pnpm-workspace.yaml': `onlyBuiltDependencies:\n  - ${BUILT}\n` },
  },
  yarn: {
    name: 'yarn',
    install: ['yarn', 'install'],
    fields: { dependenciesMeta: { [BUILT]: { built: true } } },
    // Pagewright reads files of its packages, so they must be in a folder.
    files: { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
  },
};

/**
 * Returns the package manager that runs this command.
 *
 * @param {string} [agent] the value of `npm_config_user_agent`, such as `pnpm/9.0.0 npm/? node/v22`
 * @returns {PackageManager}
 */
export function manager(agent = '') {
  const [name = ''] = agent.split('/');
  return /** @type {PackageManager} */ (MANAGERS[name] ?? MANAGERS.npm);
}

/**
 * Runs a command in a folder and shows what it prints.
 *
 * @param {string} folder
 * @param {string[]} words the program and its arguments
 * @returns {number} its exit code
 */
export function run(folder, [program = '', ...words]) {
  const isBatch = process.platform === 'win32' && program !== process.execPath;
  const { status, error } = spawnSync(program, words, {
    cwd: folder,
    stdio: 'inherit',
    shell: isBatch,
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}
