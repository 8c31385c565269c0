import { formsIn } from '../../content/forms/forms.ts';
import type { Page, PageSummary, Settings } from '../../content/model/types.ts';

/** Returns the part of a page that checks across pages need, without what only rendering needs. */
export function summaryOf(page: Page, settings: Settings): PageSummary {
  const { title, seoTitle, description, about, image, dir, frame, unpublished, ...rest } = page;
  const { blocks, links, ...summary } = rest;
  const forms = formsIn(blocks, settings);
  return { ...summary, ...(forms.length > 0 && { forms }) };
}
