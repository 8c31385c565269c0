/** What tests try at random is the same in each run, unless a long hunt is asked for: a change is not refused for what was there before. */
import { configureGlobal } from 'fast-check';

if (!process.env.PAGEWRIGHT_FUZZ) configureGlobal({ seed: 20261121 });
