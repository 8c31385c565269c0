import type { LinkUse, Page } from '../content/types.ts';

/** What the checks across pages need of a page, and what the next build may keep of it. */
export interface PageSummary {
  route: string;
  file: string;
  links: LinkUse[];
  anchors: string[];
}

/** Lets go of all of a page but its summary. */
export function summarise({ route, file, links, anchors }: Page): PageSummary {
  return { route, file, links, anchors };
}
