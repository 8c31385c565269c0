/** Makes tests give the same result in each run and in each order. */
import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';

// Property tests use the same seed, unless a long search is asked for, so that no change fails because of an older mistake.
if (!process.env.PAGEWRIGHT_FUZZ) configureGlobal({ seed: 20261121 });

// Tests beside their code share a process: what one file has replaced is not what the next one finds.
afterAll(() => vi.unstubAllGlobals());
