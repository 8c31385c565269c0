/** The names of files and rows for people. */

import { partOfFile } from '../../content/model/part-of-file.ts';
import type { Data, DataObject, PageSummary } from '../../content/model/types.ts';
import { firstText, titleOfName } from '../../content/model/words.ts';

/** Returns the title of a file: `Call to action` for `call-to-action`, `Services (ar)` for `services.ar`. */
export function fileTitle(name: string): string {
  const [stem = '', language] = name.split('.');
  const words = titleOfName(stem);
  return language ? `${words} (${language})` : words;
}

/** Returns the label of a YAML file for people who do not see files: a page's title, `The collection “Services”`. */
export function fileLabel(file: string, pages: PageSummary[]): string {
  const part = partOfFile(file);
  if (part.kind === 'collection') return `The collection “${fileTitle(part.name)}”`;
  if (part.kind === 'fragment') return `The shared blocks “${fileTitle(part.name)}”`;
  if (part.kind === 'settings') return 'The settings of the site';
  const page = pages.find((one) => one.file === file);
  return page?.meta.title || page?.route || file;
}

/** Returns a value that is a text; an empty text for other values. */
export const stringOf = (value: Data | undefined) => (typeof value === 'string' ? value : '');

/** Returns the title of a row of a collection; an empty string when none of its fields can name it. */
export const rowTitle = (data: DataObject): string => firstText(data) ?? '';
