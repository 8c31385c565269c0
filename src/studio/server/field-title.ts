/** Returns the name of a field as words: `Publish from` for `publishFrom`, `SEO title` for `seoTitle`. */
export function fieldTitle(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .replace(/\b(?:seo|url|id|ai|api|faq)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
