/** How npm, pnpm and yarn install a site. */
import { spawnSync } from 'node:child_process';

/**
 * @typedef {object} PackageManager
 * @property {string} name
 * @property {string[]} install the command that installs what package.json names
 * @property {Record<string, unknown>} fields what package.json has to say beside
 * @property {Record<string, string>} files what else it needs, by file
 */

/** SQLite is compiled or fetched when it is installed; package managers ask for leave. */
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
    // Pagewright reads files of its packages, which need a folder.
    files: { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
  },
};

/**
 * Returns the package manager that runs this command.
 *
 * @param {string} [agent] what it says of itself in `npm_config_user_agent`, such as `pnpm/9.0.0 npm/? node/v22`
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
