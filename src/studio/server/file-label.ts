import type { PageSummary } from '../../content/model/types.ts';
import { titleOfName } from '../../content/model/words.ts';

/** Returns the title of a file: `Call to action` for `call-to-action`, `Services (ar)` for `services.ar`. */
export function fileTitle(name: string): string {
  const [stem = '', language] = name.split('.');
  const words = titleOfName(stem);
  return language ? `${words} (${language})` : words;
}

/** Returns the label of a YAML file for people who do not see files: a page's title, `The collection “Services”`. */
export function fileLabel(file: string, pages: PageSummary[]): string {
  const [, kind, name = ''] =
    /^pages\/(?:.*\/)?_(collections|fragments)\/(.+)\.yaml$/.exec(file) ?? [];
  if (kind === 'collections') return `The collection “${fileTitle(name.replace(/\/.*/, ''))}”`;
  if (kind === 'fragments') return `The shared blocks “${fileTitle(name)}”`;
  if (file.endsWith('_site.yaml')) return 'The settings of the site';
  const page = pages.find((one) => one.file === file);
  return page?.meta.title || page?.route || file;
}
