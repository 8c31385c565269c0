/** Former names of the types in ../issue.ts, for the files that still use them. */
export type { Worded as Fault, WordedIssue as Flaw } from '../issue.ts';
export type { Spot } from '../types.ts';
