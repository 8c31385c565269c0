import type { CodeGroup } from './code-entry.ts';

/** 8xx: how large pages may become. */
export const budgets = {} satisfies CodeGroup;
