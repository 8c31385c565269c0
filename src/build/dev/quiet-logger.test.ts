import { afterEach, expect, test, vi } from 'vitest';
import { quietLogger } from './quiet-logger.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an error that a plugin throws at a changed file is logged', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  quietLogger().error(new Error('No tea') as unknown as string);
  expect(said).toHaveBeenCalledWith('Error: No tea');
});

test('errors in the code of blocks are not logged: they are reported when a page is rendered', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  quietLogger().error('Error when evaluating SSR module /blocks/note/view.tsx: no');
  expect(said).not.toHaveBeenCalled();
});
