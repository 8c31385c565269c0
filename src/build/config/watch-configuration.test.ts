import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConfiguration } from './watch-configuration.ts';

let folder: string;
let endWatch: () => void;
const onChange = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewright-watch-'));
  onChange.mockClear();
  endWatch = watchConfiguration(folder, [], onChange);
});
afterEach(() => {
  endWatch();
  rmSync(folder, { recursive: true });
});

test.each(['pagewright.config.ts', 'postcss.config.mjs', '.postcssrc.json'])(
  '%s is part of the configuration, and what else lies beside it is not',
  async (name) => {
    writeFileSync(path.join(folder, 'notes.txt'), 'Notes.');
    writeFileSync(path.join(folder, name), '{}');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 10_000 });
  },
);
