/** Former names of the types in ../issue.ts, for the files that still use them. */
export type { Worded as Fault, WordedIssue as Flaw } from '../model/issue.ts';
export type { Spot } from '../model/types.ts';
