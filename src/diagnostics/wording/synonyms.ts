/** Words that editors take for one another, because other tools or everyday speech call the same thing so. */

import type { Schema } from '../../content/model/json-schema.ts';
import { isSameWord } from '../../content/words/nearest.ts';

type Words = { [word: string]: string[] };

const words = (text: string): string[] => text.split(' ');

/**
 * Other names of the fields that most blocks have, and blocks of a site's own as well. What one field only is called
 * stands in its schema: `x-aliases`.
 */
export const ofFields: Words = {
  title: ['heading', 'headline', 'name', 'label', 'header', 'caption', 'question'],
  heading: ['title', 'headline'],
  label: ['text', 'title', 'caption', 'name', 'legend'],
  name: ['title', 'label', 'id', 'key'],
  text: words('body content description paragraph copy markdown html excerpt summary'),
  body: ['text', 'content', 'description', 'paragraph', 'copy', 'markdown', 'html'],
  intro: ['text', 'body', 'content', 'description', 'lead', 'summary', 'excerpt'],
  description: ['text', 'body', 'content', 'summary', 'teaser'],
  to: ['href', 'url', 'link', 'path', 'target', 'page'],
  link: words('to href url path button cta button-text button-url link-url link-text cta-text'),
  src: ['image', 'picture', 'img', 'photo', 'url', 'source', 'file', 'path'],
  image: words(
    'picture photo img thumb thumbnail avatar portrait cover logo background background-image featured-image hero-image header-image main-image bg-image image-url image-src image-path photo-url img-url picture-url',
  ),
  limit: ['count', 'max', 'maximum', 'number', 'amount'],
  pictures: ['images', 'photos'],
  button: words('button-text button-label button-link button-url btn cta-text cta-label cta-link'),
  buttons: words(
    'cta ctas actions link links button button-text button-label button-link button-url btn cta-text',
  ),
  items: ['cards', 'list', 'entries', 'rows', 'elements', 'children', 'submenu', 'pages', 'links'],
  blocks: ['sections', 'components', 'children', 'content', 'body', 'modules', 'main'],
};

/** Names of fields in other languages. */
const ofLanguages: Words = {
  title: words('titel titre título titolo عنوان العنوان'),
  heading: words('überschrift encabezado'),
  text: words('texte texto testo نص النص'),
  description: words('beschreibung descripción descrizione descrição وصف الوصف'),
  image: words('bild foto imagen immagine imagem صورة الصورة'),
  label: words('beschriftung étiquette etiqueta تسمية'),
  to: words('ziel lien enlace رابط الرابط'),
};

/** What other template languages call filters. */
const ofFilters: Words = {
  upcase: words('upper uppercase toupper strtoupper caps'),
  downcase: words('lower lowercase tolower strtolower'),
  capitalize: words('title titlecase ucfirst ucwords capitalise'),
  truncatewords: words('excerpt words trim-words wordlimit summarize summary'),
  truncate: words('substr substring limit shorten ellipsis cut max-length'),
  size: words('length count len'),
  newline_to_br: words('nl2br linebreaks linebreaksbr'),
  strip_html: words('striptags plain text plainify'),
  date: words('format format-date date-format strftime dateformat to-date moment'),
  sort: words('sort-by order-by'),
  join: words('implode concat-with'),
  default: words('or fallback if-empty'),
};

/** Returns the filter that was probably meant by another language's name for it. */
export const filterSynonym = (name: string, known: string[]): string | undefined =>
  among(ofFilters, name, known);

/** Returns the field that was probably meant by a name from another tool; `undefined` when there is none. */
export function synonym(
  key: string,
  known: string[],
  fieldOf: (name: string) => Schema | undefined,
): string | undefined {
  const isAlias = (name: string) =>
    fieldOf(name)?.['x-aliases']?.some((alias) => isSameWord(alias, key));
  // a block's own fields come after those of every block, and are likelier meant
  return known.findLast(isAlias) ?? among(ofFields, key, known) ?? among(ofLanguages, key, known);
}

/** Returns the possible value that was probably meant by another word: one that the schema knows, or the sign of a currency. */
export function valueSynonym(value: string, schema: Schema): string | undefined {
  const known = (schema.enum ?? []).map(String);
  return among(schema['x-value-aliases'] ?? {}, value, known) ?? currencyOf(value, known);
}

/** Returns the code of a currency for its sign or its name: `GBP` for `£` and `pound`. */
const currencyOf = (text: string, codes: string[]): string | undefined =>
  codes.find((code) => {
    if (!/^[A-Z]{3}$/.test(code)) return false;
    const [sign] = new Intl.NumberFormat('en', { style: 'currency', currency: code })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency');
    const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? '';
    return sign?.value === text || name.toLowerCase().split(' ').includes(text.toLowerCase());
  });

/** Returns the first of the known words of which `word` is another form. */
export function among(words: Words, word: string, known: Iterable<string>): string | undefined {
  const all = new Set(known);
  return Object.keys(words).find(
    (one) => all.has(one) && words[one]?.some((other) => isSameWord(other, word)),
  );
}
