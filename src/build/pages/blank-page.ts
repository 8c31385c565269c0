import type { Page } from '../../content/model/types.ts';

/** Returns an empty page that search engines do not list. */
export function blankPage(own: Pick<Page, 'route' | 'file' | 'title' | 'lang' | 'dir'>): Page {
  return {
    ...own,
    description: '',
    frame: true,
    index: false,
    meta: { title: '', description: '' },
    blocks: [],
    links: [],
    linkedAddresses: [],
    anchors: [],
    sourceFiles: [],
  };
}
