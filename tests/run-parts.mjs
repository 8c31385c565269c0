/** `npm test`: runs every part of the tests, also after one has failed, and says at the end which parts failed. */
import { spawnSync } from 'node:child_process';

const parts = ['check', 'test:unit', 'test:browser'];
const failed = parts.filter((part) => {
  console.log(`\n== npm run ${part}`);
  const { status } = spawnSync('npm', ['run', '--silent', part], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status !== 0;
});

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEvery part is green.');
process.exitCode = failed.length > 0 ? 1 : 0;
