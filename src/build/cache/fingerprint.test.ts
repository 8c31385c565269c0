import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/source-files.ts';
import { engineCode } from './fingerprint.mjs';

test.each(['content', 'diagnostics', 'build'])(
  'what is remembered holds for one state of src/%s',
  (folder) => {
    const sample = { content: 'open-site.ts', diagnostics: 'diagnose.ts', build: 'build-site.ts' };
    expect(engineCode(projectRoot)).toContain(`${sample[folder as keyof typeof sample]}\0`);
  },
);
