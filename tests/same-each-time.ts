/**
 * Property tests use the same seed in each run, unless a long search is asked for, so that no change fails because of
 * an older mistake.
 */
import { configureGlobal } from 'fast-check';

if (!process.env.PAGEWRIGHT_FUZZ) configureGlobal({ seed: 20261121 });
