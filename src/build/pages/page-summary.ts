import { formsIn } from '../../content/forms/forms.ts';
import type { Page, PageSummary, SiteConfig } from '../../content/model/types.ts';

/** Lets go of all of a page but what is needed of all pages together. */
export function summarise(
  {
    route,
    file,
    leadsTo,
    anchors,
    index,
    lang,
    meta,
    written,
    search,
    social,
    translations,
    weight,
    drawings,
    blocks,
    broken,
    renderedFrom,
    pictures = [],
    dialogs,
  }: Page,
  config: SiteConfig,
): PageSummary {
  const forms = formsIn(blocks, config);
  return {
    route,
    file,
    leadsTo,
    anchors,
    index,
    lang,
    meta,
    written,
    social,
    ...(search && { search }),
    ...(weight && { weight }),
    ...(broken && { broken }),
    ...(renderedFrom && { renderedFrom }),
    ...(drawings && { drawings }),
    ...(translations && { translations }),
    ...(forms.length > 0 && { forms }),
    ...(pictures.length > 0 && { pictures }),
    ...(dialogs && { dialogs }),
  };
}
