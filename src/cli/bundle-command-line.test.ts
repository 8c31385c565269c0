import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { bundleCommandLine } from './bundle-command-line.mjs';

test('the command line is bundled from the same code, whatever NODE_ENV says', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-bundle-'));
  try {
    for (const environment of ['production', 'development']) {
      vi.stubEnv('NODE_ENV', environment);
      await bundleCommandLine(path.resolve('.'), path.join(folder, environment));
    }
    // the names of parts tell their contents apart
    const [one = [], other = []] = readdirSync(folder).map((name) =>
      readdirSync(path.join(folder, name)).sort(),
    );
    expect(one).toEqual(other);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
}, 60_000);
