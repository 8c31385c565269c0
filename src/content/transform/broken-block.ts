import type { Issue } from '../model/issue.ts';
import type { Block } from '../model/types.ts';

/** The type of the block that stands in place of one with mistakes. Whoever draws it fills in its `problems`. */
export const problemType = '_problem';

/** A block of type `_problem`, and what is wrong with the block in whose place it stands. */
export interface Card {
  card: Block;
  issues: Issue[];
}
