import type { Page, PageSummary } from '../content/types.ts';

/** Lets go of all of a page but what the checks across pages need. */
export function summarise({ route, file, links, anchors }: Page): PageSummary {
  return { route, file, links, anchors };
}
