/** What the fields of a form may be chosen from: pages to link to, files of the public folder, icons. */
import type { PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';

export interface Choices {
  pages: { route: string; title: string; anchors: string[] }[];
  pictures: string[];
  videos: string[];
  files: string[];
  icons: string[];
  fragments: string[];
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const VIDEO = /\.(?:mp4|webm|mov|ogv)$/i;

/** Returns what the forms of a site offer. */
export function choicesOf(site: Site, pages: PageSummary[]): Choices {
  const files = [...site.publicFiles].sort();
  return {
    pages: pages
      .map(({ route, meta, anchors }) => ({ route, title: meta.title || route, anchors }))
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    pictures: files.filter((file) => PICTURE.test(file)),
    videos: files.filter((file) => VIDEO.test(file)),
    files,
    icons: [...site.icons.names()].sort(),
    fragments: [...site.fragmentNames],
  };
}
