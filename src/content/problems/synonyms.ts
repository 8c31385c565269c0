/** Words that editors take for one another, because other tools call the same thing so. */
const groups = [
  ['title', 'heading', 'headline', 'name', 'label', 'header'],
  ['text', 'body', 'content', 'intro', 'description', 'paragraph', 'copy', 'markdown', 'html'],
  ['eyebrow', 'kicker', 'subtitle', 'subheading', 'tagline', 'intro'],
  ['to', 'href', 'url', 'link', 'path', 'target'],
  ['src', 'image', 'picture', 'img', 'photo', 'url', 'source', 'file', 'path'],
  ['items', 'cards', 'list', 'entries', 'rows', 'elements', 'slides', 'questions', 'tabs', 'steps'],
  ['blocks', 'sections', 'components', 'children'],
  ['buttons', 'button', 'cta', 'actions', 'links'],
  ['label', 'text', 'title', 'caption'],
  ['tone', 'color', 'colour', 'background', 'theme', 'variant', 'style'],
  ['alt', 'caption', 'description'],
  ['type', 'block', 'kind', 'component', 'blockType'],
  ['id', 'anchor', 'slug', 'name'],
  ['newTab', 'target', 'external', 'blank'],
  ['space', 'padding', 'spacing', 'margin'],
];

/** The field that was probably meant by a name from another tool; `undefined` when there is none. */
export function synonym(key: string, known: string[]): string | undefined {
  const word = key.toLowerCase();
  for (const group of groups) {
    if (!group.some((name) => name.toLowerCase() === word)) continue;
    const found = group.find((name) => known.includes(name));
    if (found) return found;
  }
  return undefined;
}
