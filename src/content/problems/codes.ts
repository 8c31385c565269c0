/** The former name of a type in ../issue.ts, for the files that still use it. */
export type { WordedName as ProblemName } from '../model/issue.ts';
