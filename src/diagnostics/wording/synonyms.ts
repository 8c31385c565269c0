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
  text: ['body', 'content', 'description', 'paragraph', 'copy', 'markdown', 'html'],
  body: ['text', 'content', 'description', 'paragraph', 'copy', 'markdown', 'html'],
  intro: ['text', 'body', 'content', 'description', 'lead', 'summary', 'excerpt'],
  description: ['text', 'body', 'content', 'summary', 'teaser'],
  to: ['href', 'url', 'link', 'path', 'target', 'page'],
  link: words('to href url path button cta button-text button-url link-url link-text cta-text'),
  src: ['image', 'picture', 'img', 'photo', 'url', 'source', 'file', 'path'],
  image: words(
    'picture photo img thumb thumbnail avatar portrait cover logo background background-image featured-image hero-image header-image main-image bg-image image-url image-src image-path photo-url img-url picture-url',
  ),
  pictures: ['images', 'photos'],
  button: words('button-text button-label button-link button-url btn cta-text cta-label cta-link'),
  buttons: words(
    'cta ctas actions button button-text button-label button-link button-url btn cta-text',
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

/** Other words for values. */
const ofValues: Words = {
  select: [
    'dropdown',
    'radio',
    'radio buttons',
    'checkbox',
    'choice',
    'list',
    'option',
    'drop down list',
    'single choice',
    'multiple choice',
    'multiselect',
    'combobox',
    'radio group',
  ],
  tel: [
    'phone',
    'telephone',
    'mobile',
    'telephone number',
    'phone number',
    'mobile number',
    'mobile phone',
    'cell',
    'telefon',
    'handy',
    'fax',
  ],
  email: ['e-mail', 'mail', 'mailto', 'email address', 'mail address'],
  textarea: [
    'multiline',
    'message',
    'longtext',
    'text-area',
    'long text',
    'paragraph',
    'multi-line',
    'multi-line text',
    'comment',
  ],
  file: ['upload', 'attachment', 'image', 'picture', 'document', 'pdf', 'photo'],
  text: [
    'string',
    'input',
    'date',
    'time',
    'url',
    'number',
    'name',
    'short text',
    'single line',
    'password',
    'address',
    'datetime',
    'calendar',
    'date picker',
    'time picker',
    'zip',
    'postcode',
  ],
  start: ['left', 'before', 'links', 'beginning'],
  end: ['right', 'after', 'rechts'],
  center: ['centre', 'middle'],
  plain: ['light', 'white', 'default', 'none', 'normal'],
  muted: ['grey', 'gray', 'soft', 'subtle'],
  dark: ['black', 'inverted', 'inverse', 'night', 'schwarz', 'dunkel'],
  accent: ['primary', 'highlight', 'brand', 'colour', 'color'],
  primary: ['main', 'solid', 'filled', 'default', 'filled button', 'standard'],
  secondary: ['outline', 'outlined', 'ghost', 'border'],
  quiet: ['text', 'link', 'plain', 'tertiary'],
  roomy: ['large', 'big', 'wide', 'spacious', 'loose', 'lg', 'xl'],
  tight: ['small', 'compact', 'narrow', 'sm', 'xs'],
  normal: ['medium', 'default', 'md', 'regular'],
  yearly: ['annual', 'annually', 'year', 'per year', 'jährlich'],
  monthly: ['month', 'per month', 'monatlich'],
  half: ['50%', '1/2', '50', 'half width', '1/2 width', '33%', '1/3', 'third', 'narrow', 'small'],
  none: ['0', 'no', 'zero'],
  '301': ['permanent', 'permanently', 'moved', 'moved permanently', 'redirect'],
  '302': ['temporary', 'found', 'temporarily'],
  video: ['movie', 'film', 'youtube'],
  wide: ['16:9', 'widescreen', 'landscape', '21:9', '2:1', '16/9', 'panorama'],
  classic: ['4:3', '4/3', '3:2', '3/2'],
  square: ['1:1', 'quadratic', '1/1'],
  portrait: ['3:4', '9:16', 'vertical', '2:3', '3/4', '4:5', '9/16', 'tall'],
  slide: ['sliding', 'swipe', 'push'],
  fade: ['fading', 'crossfade', 'dissolve', 'fadein', 'fade-in'],
  grid: ['columns', 'tiles', 'cards'],
  carousel: ['slider', 'slideshow'],
  cover: ['fill', 'crop'],
  contain: ['fit', 'whole'],
  EUR: ['€', 'euro'],
  GBP: ['£', 'pound'],
  USD: ['$', 'dollar'],
  full: ['100%', '100', 'whole', 'wide', 'large'],
  water: ['blue', 'aqua', 'turquoise'],
  leaf: ['green'],
  sand: ['yellow', 'beige', 'orange', 'brown', 'gold'],
  ltr: ['left-to-right', 'left'],
  rtl: ['right-to-left', 'right'],
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

/** Returns the possible value that was probably meant by another word. */
export const valueSynonym = (value: string, known: string[]): string | undefined =>
  among(ofValues, value, known);

/** Returns the first of the known words of which `word` is another form. */
export function among(words: Words, word: string, known: Iterable<string>): string | undefined {
  const all = new Set(known);
  return Object.keys(words).find(
    (one) => all.has(one) && words[one]?.some((other) => isSameWord(other, word)),
  );
}
