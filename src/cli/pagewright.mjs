#!/usr/bin/env node
/** The `pagewright` command. */
import { engineRoot, loadBundled } from './bundled-code.mjs';
import { missingPackage } from './missing-package.mjs';
import { tooOld } from './too-old.mjs';

// Node.js and most programs disable colours for `FORCE_COLOR=0`; picocolors would enable them.
if (/^(?:0|false)$/i.test(process.env.FORCE_COLOR ?? '')) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

const problem = tooOld(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  try {
    const { run } = await loadBundled('main');
    process.exitCode = await run(process.argv.slice(2), engineRoot);
  } catch (error) {
    const explanation = missingPackage(error);
    if (!explanation) throw error;
    console.error(explanation);
    process.exitCode = 1;
  }
}
