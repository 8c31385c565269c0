import type { PageSummary } from '../../content/model/types.ts';
import { fieldTitle } from './field-title.ts';

/** Returns a file's name as words: `Call to action` for `call-to-action`, `Services (ar)` for `services.ar`. */
export function wordsOf(name: string): string {
  const [stem = '', language] = name.split('.');
  const words = fieldTitle(stem.replaceAll('/', ' '));
  return language ? `${words} (${language})` : words;
}

/** Returns what a YAML file is called by those who never see it: a page's title, `The collection “Services”`. */
export function fileLabel(file: string, pages: PageSummary[]): string {
  const [, kind, name = ''] =
    /^pages\/(?:.*\/)?_(collections|fragments)\/(.+)\.yaml$/.exec(file) ?? [];
  if (kind === 'collections') return `The collection “${wordsOf(name.replace(/\/.*/, ''))}”`;
  if (kind === 'fragments') return `The shared blocks “${wordsOf(name)}”`;
  if (file.endsWith('_site.yaml')) return 'The settings of the site';
  const page = pages.find((one) => one.file === file);
  return page?.meta.title || page?.route || file;
}
