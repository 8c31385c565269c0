/** The choices of form fields: pages to link to, files of the public folder, icons. */

import type { Row } from '../../content/model/sources.ts';
import type { Data, PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { isPicture } from '../../diagnostics/checks/pictures-in-text.ts';
import type { Choices, RowChoice } from '../contract/forms.ts';
import { rowTitle } from './labels.ts';

/** Returns whether a file is a film, by its file extension. */
export const isFilm = (name: string) => /\.(?:mp4|m4v|webm|mov|ogv)$/i.test(name);

/** The longest text that counts as a name, in characters. */
const LONGEST_NAME = 80;

function rowChoice({ data }: Row): RowChoice {
  const isName = (entry: [string, Data]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1].length <= LONGEST_NAME;
  return { title: rowTitle(data), fields: Object.fromEntries(Object.entries(data).filter(isName)) };
}

/** Returns the choices of a site's forms. */
export function choicesOf(site: Site, pages: PageSummary[]): Choices {
  const files = [...site.publicFiles].sort();
  return {
    pages: pages
      .map(({ route, meta, anchors }) => ({ route, title: meta.title || route, anchors }))
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    pictures: files.filter(isPicture),
    videos: files.filter(isFilm),
    files,
    icons: [...site.icons.names()].sort(),
    rows: Object.fromEntries(
      [...site.collections.values()].map(({ name, rows }) => [name, rows.map(rowChoice)]),
    ),
  };
}
