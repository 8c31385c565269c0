/**
 * `npm test`: runs every part of the tests, even after one has failed. At the end it prints which parts failed and
 * the end of their output again, because a CI's log is often read, or kept, from its end only.
 */
import { spawn } from 'node:child_process';

const LINES_SHOWN_AGAIN = 80;
const parts = ['check', 'test:unit', 'test:browser'];

/**
 * Runs one part and shows its output.
 *
 * @param {string} part The name of an npm script
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function runPart(part) {
  console.log(`\n== npm run ${part}`);
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', part], {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8').on('data', (text) => {
        output += text;
        to.write(text);
      });
    }
    // A process that a test has left running may hold the pipes open.
    child.on('exit', () =>
      setTimeout(() => [child.stdout, child.stderr].map((pipe) => pipe.destroy()), 5000).unref(),
    );
    child.on('error', (error) => resolve({ passed: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

const failed = [];
for (const part of parts) {
  const { passed, output } = await runPart(part);
  if (!passed) failed.push({ part, output });
}

for (const { part, output } of failed) {
  console.log(`\n== The end of npm run ${part}, which failed\n`);
  console.log(output.trimEnd().split('\n').slice(-LINES_SHOWN_AGAIN).join('\n'));
}
console.log(
  failed.length > 0
    ? `\nFailed: ${failed.map(({ part }) => part).join(', ')}`
    : '\nEvery part is green.',
);
process.exitCode = failed.length > 0 ? 1 : 0;
