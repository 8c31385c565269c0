/**
 * Links that replace the history entry scroll to their target after this many milliseconds: specification, section 9.
 */
export const REPLACE_SCROLL_DELAY = 100;

/** The state of a history entry whose page scrolls to a hash once it is shown. */
export interface DelayedScroll {
  scrollTo?: string;
}
