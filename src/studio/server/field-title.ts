import { titleOfName } from '../../content/model/words.ts';

/** Names that only programmers use, by the format of the field where it matters. */
const TITLES: Record<string, string> = {
  alt: 'Alternative text',
  'image-path': 'Picture',
  'film-path': 'Film',
  src: 'File',
  with: 'Values',
};

/** Returns the name of a field as words: `Publish from` for `publishFrom`, `SEO title` for `seoTitle`. */
export function fieldTitle(name: string, format = ''): string {
  const title = (name === 'src' && TITLES[format]) || TITLES[name];
  return title ?? titleOfName(name);
}
