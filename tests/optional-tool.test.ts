import { afterEach, expect, test, vi } from 'vitest';
import { isLeftOut } from './optional-tool.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a tool that is there is tried', () => {
  vi.stubEnv('CI', 'true');
  expect(isLeftOut('nginx', '/usr/sbin/nginx')).toBe(false);
});

test('a missing tool fails a run in CI, unless leaving it out is meant', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('CI', 'true');
  vi.stubEnv('TEST_WITHOUT', '');
  expect(() => isLeftOut('nginx', undefined)).toThrow('TEST_WITHOUT=nginx');
  vi.stubEnv('TEST_WITHOUT', 'postgresql,nginx');
  expect(isLeftOut('nginx', undefined)).toBe(true);
});

test('a missing tool is warned of on a machine of a developer', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('CI', '');
  expect(isLeftOut('nginx', undefined)).toBe(true);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('nginx is not installed'));
});
