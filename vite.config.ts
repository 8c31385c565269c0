import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestCase } from 'vitest/node';
import { iconsPlugin } from './src/build/bundle/icons-plugin.ts';

/** Prints the name of a test that passed only when it was tried again. */
function reportSecondTry(test: TestCase) {
  if (test.diagnostic()?.flaky)
    console.warn(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}`);
}

/** The unit tests' configuration; the site itself is bundled by src/build/bundle/make-bundle.ts. */
export default defineConfig({
  plugins: [iconsPlugin],
  resolve: {
    alias: {
      'pagewright/blocks': path.resolve('blocks/_shared/entry.ts'),
      'pagewright/carousel': path.resolve('blocks/_shared/carousel/entry.ts'),
      'pagewright/forms': path.resolve('blocks/_shared/forms.ts'),
      'pagewright/icons': path.resolve('blocks/_shared/ui/icons.ts'),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // Tests beside their code change nothing outside of their file, and so share the modules that they load.
        test: { name: 'units', include: ['{src,blocks}/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'system', include: ['tests/**/*.test.ts'] },
      },
    ],
    globalSetup: 'tests/temporary-folder.ts',
    setupFiles: 'tests/same-each-time.ts',
    // Tests also wait, for timers and for commands that start: one more than there are processors keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    // Tests that start commands take their time on a machine that is busy with others.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A CI's machine may stall: what fails gets a second try there, as in the browser tests, and is named all the same.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', { onTestCaseResult: reportSecondTry }],
  },
});
