/** Words that editors take for one another, because other tools or everyday speech call the same thing so. */

import type { Schema } from '../../content/model/json-schema.ts';
import { isSameWord } from '../../content/problems/same-word.ts';

/** Names of fields that many blocks have. What only some have is said in their schemas: `x-aliases`. */
const fieldGroups = [
  ['title', 'heading', 'headline', 'name', 'label', 'header', 'caption'],
  ['text', 'body', 'content', 'intro', 'description', 'paragraph', 'copy', 'markdown', 'html'],
  ['excerpt', 'summary', 'teaser', 'intro', 'lead', 'abstract', 'description'],
  ['description', 'quote', 'text', 'review', 'testimonial', 'metaDescription', 'seo', 'meta'],
  ['eyebrow', 'kicker', 'subtitle', 'subheading', 'subline', 'tagline', 'intro', 'text'],
  ['to', 'href', 'url', 'link', 'path', 'target'],
  ['src', 'image', 'picture', 'img', 'photo', 'url', 'source', 'file', 'path'],
  ['image', 'thumb', 'thumbnail', 'avatar', 'portrait', 'cover', 'picture', 'photo', 'logo'],
  ['items', 'cards', 'list', 'entries', 'rows', 'elements', 'slides', 'questions', 'tabs', 'steps'],
  [
    'items',
    'children',
    'submenu',
    'pages',
    'faq',
    'images',
    'pictures',
    'photos',
    'logos',
    'members',
    'plans',
    'links',
  ],
  ['blocks', 'sections', 'components', 'children', 'content', 'body', 'modules', 'main'],
  ['buttons', 'button', 'cta', 'actions', 'links'],
  ['label', 'text', 'title', 'caption', 'name', 'legend'],
  ['tone', 'color', 'colour', 'background', 'theme', 'variant', 'style', 'class', 'className'],
  ['style', 'variant', 'kind', 'look', 'type', 'class'],
  ['alt', 'caption', 'description', 'altText', 'title'],
  ['type', 'block', 'kind', 'component', 'blockType'],
  ['id', 'anchor', 'slug', 'name'],
  ['name', 'fragment', 'file', 'id', 'title'],
  ['date', 'until', 'deadline', 'endDate', 'targetDate', 'datetime'],
  ['date', 'postDate', 'published', 'day', 'when'],
  ['pictures', 'images', 'img'],
  ['url', 'domain', 'baseUrl', 'baseURL', 'siteUrl', 'host', 'address'],
  ['name', 'siteName', 'title', 'siteTitle'],
  ['heading', 'title', 'question', 'name'],
  ['title', 'question', 'summary'],
  ['body', 'answer', 'text'],
];

/** Words for a value that other tools use, for those that a field allows. */
const valueGroups = [
  ['select', 'dropdown', 'radio', 'choice', 'list'],
  ['tel', 'phone', 'telephone', 'mobile'],
  ['email', 'e-mail', 'mail'],
  ['textarea', 'multiline', 'message', 'longtext', 'text-area'],
  ['text', 'string', 'input', 'date', 'time', 'url', 'number', 'name'],
  ['file', 'upload', 'attachment'],
  ['start', 'left', 'before'],
  ['end', 'right', 'after'],
  ['center', 'centre', 'middle'],
  ['plain', 'light', 'white', 'default', 'none', 'normal'],
  ['muted', 'grey', 'gray', 'soft', 'subtle', 'sand'],
  ['dark', 'black', 'inverted', 'inverse', 'night'],
  ['accent', 'primary', 'highlight', 'brand', 'colour', 'color'],
  ['primary', 'main', 'solid', 'filled', 'default'],
  ['secondary', 'outline', 'outlined', 'ghost', 'border'],
  ['quiet', 'text', 'link', 'plain', 'tertiary'],
  ['none', 'no', 'zero', 'off', '0'],
  ['tight', 'small', 'narrow', 'compact'],
  ['normal', 'medium', 'default', 'large'],
  ['ltr', 'left-to-right', 'left'],
  ['rtl', 'right-to-left', 'right'],
  ['half', '50%', '1/2'],
  ['full', '100%', 'wide', 'whole'],
];

/** Returns the field that was probably meant by a name from another tool; `undefined` when there is none. */
export function synonym(
  key: string,
  known: string[],
  fieldOf: (name: string) => Schema | undefined = () => undefined,
): string | undefined {
  const isAlias = (name: string) =>
    fieldOf(name)?.['x-aliases']?.some((alias) => isSameWord(alias, key));
  return among(fieldGroups, key, known) ?? known.find(isAlias);
}

/** Returns the possible value that was probably meant by another word. */
export const valueSynonym = (value: string, known: string[]): string | undefined =>
  among(valueGroups, value, known);

/** Returns the word of a group to which `word` belongs too. */
export function among(groups: string[][], word: string, known: string[]): string | undefined {
  for (const group of groups) {
    if (!group.some((name) => isSameWord(name, word))) continue;
    const found = group.find((name) => known.includes(name));
    if (found) return found;
  }
  return undefined;
}
