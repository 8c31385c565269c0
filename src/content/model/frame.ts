import type { Issue, ProblemCard } from './issue.ts';
import type { Dialogs, FrameBlocks, LinkUse } from './types.ts';
import type { Use } from './use.ts';

/** The frame of the pages in one language: the blocks around every page, with what checks need of them. */
export interface Frame extends FrameBlocks {
  links: LinkUse[];
  anchors: string[];
  dialogs: Dialogs;
  issues: Issue[];
  cards: ProblemCard[];
  /** The dependencies of its blocks: `fragments/partners`. */
  uses: Use[];
}

/** Returns a frame without blocks. */
export const emptyFrame = (): Frame => ({
  before: [],
  after: [],
  links: [],
  anchors: [],
  dialogs: { dialogs: [], openers: [] },
  issues: [],
  cards: [],
  uses: [],
});
