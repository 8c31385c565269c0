import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const COMMAND = path.resolve('src/cli/pagewright.mjs');

/**
 * Runs a command of Pagewright that serves a site, on a free port, and waits until it prints its address.
 *
 * @param {string[]} words
 * @param {string} [cwd] the folder of the site
 * @returns {Promise<{origin: string, stop: () => Promise<void>}>}
 * @throws Error with what the command printed when it ends early
 */
export async function serveSite(words, cwd) {
  const server = spawn(process.execPath, [COMMAND, ...words, '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = once(server, 'close');
  const origin = await new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (text) => {
      printed += text;
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`The site could not be served:\n${printed}`)));
  });
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
  };
  return { origin, stop };
}
