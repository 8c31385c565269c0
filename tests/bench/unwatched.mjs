/**
 * A Chromium without developer tools. Playwright makes browsers record where each error is created, as developer
 * tools do. React creates some errors while it loads, and to find their places V8 compiles the whole app once more: a
 * task that no visitor has, of some 90 ms at full speed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Sends a command of https://chromedevtools.github.io/devtools-protocol to the browser, or to the tab of a session.
 * Its promise rejects when the browser refuses.
 *
 * @typedef {(method: string, params?: object, sessionId?: string) => Promise<any>} Send
 */

/**
 * Starts the browser.
 *
 * @param {string} executable
 * @returns {{send: Send, close: () => Promise<void>}}
 */
export function launchUnwatched(executable) {
  const profile = mkdtempSync(path.join(tmpdir(), 'pagewright-profile-'));
  const args = ['--headless', '--no-sandbox', '--remote-debugging-pipe'];
  const browser = spawn(executable, [...args, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commands, answers] = browser.stdio;
  const waiting = new Map();
  let begun = '';
  answers.setEncoding('utf8').on('data', (text) => {
    const messages = (begun + text).split('\0');
    begun = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  let last = 0;
  /** @type {Send} */
  const send = (method, params = {}, sessionId) => {
    const id = ++last;
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  return {
    send,
    async close() {
      const ended = new Promise((resolve) => browser.on('exit', resolve));
      void send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
