/** Links that replace history scroll to their place after this many milliseconds: specification, section 9. */
export const REPLACE_SCROLL_DELAY = 100;
