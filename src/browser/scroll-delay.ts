/**
 * Links that replace the history entry scroll to their target after this many milliseconds: specification, section 9.
 */
export const REPLACE_SCROLL_DELAY = 100;
