import { formsIn } from '../../content/forms/forms.ts';
import type { Page, PageSummary, SiteConfig } from '../../content/model/types.ts';

/** Lets go of all of a page but what is needed of all pages together. */
export function summarise(page: Page, config: SiteConfig): PageSummary {
  const {
    blocks,
    links: _links,
    title: _title,
    seoTitle: _name,
    description: _words,
    ...more
  } = page;
  const {
    image: _image,
    dir: _dir,
    frame: _frame,
    unpublished: _why,
    about: _about,
    ...kept
  } = more;
  const { pictures = [], ...summary } = kept;
  const forms = formsIn(blocks, config);
  return {
    ...summary,
    ...(forms.length > 0 && { forms }),
    ...(pictures.length > 0 && { pictures }),
  };
}
