import { afterEach, expect, test, vi } from 'vitest';
import { retryBusy } from './retry-busy.ts';

afterEach(() => void vi.useRealTimers());

test('a clock that is set back makes nobody wait longer', async () => {
  const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
  const begun = performance.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  let turn = 0;
  const action = async () => {
    vi.setSystemTime(Date.now() - 60_000);
    if (++turn > 40) return;
    throw busy;
  };
  await expect(retryBusy(action, 100)).rejects.toBe(busy);
  expect(performance.now() - begun).toBeLessThan(900);
});
