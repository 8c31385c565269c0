/** What a block is given besides its data, at build and in the browser. */
export interface BlockKey {
  /**
   * Unique within the page, and the same wherever the block is drawn: for ids. React's `useId` depends on
   * all that is drawn around a block, which is more at build than where an island comes alive alone.
   */
  blockKey: string;
}
