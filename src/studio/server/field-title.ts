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
  if (title) return title;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .replace(/\b(seo|url|id|ai|api|faq)(s?)\b/g, (_all, word, many) => word.toUpperCase() + many);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
