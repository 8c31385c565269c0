import { titleOfName } from '../../content/model/words.ts';

/** Titles of fields whose names only programmers understand; for `src`, by the format of the field. */
const TITLES: Record<string, string> = {
  alt: 'Alternative text',
  'image-path': 'Picture',
  'film-path': 'Film',
  src: 'File',
  with: 'Values',
};

/** Returns the title of a field: `Publish from` for `publishFrom`, `SEO title` for `seoTitle`. */
export function fieldTitle(name: string, format = ''): string {
  const title = (name === 'src' && TITLES[format]) || TITLES[name];
  return title ?? titleOfName(name);
}
