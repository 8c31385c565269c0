/** The tags of a page's head for search engines, link previews and feed readers. */
import type { Page, Settings } from '../content/model/types.ts';
import { titleOf } from '../content/search-index.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, inside an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Returns `{site name} | {title}`: specification, section 2. */
export function pageTitle(site: Settings, page: Page): string {
  return `${site.name} | ${page.title}`;
}

/** Returns a path of the site as an absolute URL; the path itself if the site has no URL. */
export function fullAddress(site: Settings, path: string): string {
  const base = site.url ?? '';
  // Paths in texts are encoded already.
  return path.startsWith('/') ? encodeURI(base + path).replace(/%25(?=[\dA-F]{2})/gi, '%') : path;
}

/** The size of link previews, which readers of https://ogp.me show without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Returns whether social networks show a picture; they do not show SVG. */
export function isShownByNetworks(path: string | undefined): path is string {
  return path !== undefined && /\.(png|jpe?g|webp|gif)$/i.test(path);
}

const named = (name: string, content: string) =>
  content && `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  content && `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Returns the tags of the preview picture: the page's own, else the one that was made for it, else the site's. */
function pictureTags(site: Settings, page: Page): string[] {
  const made = page.social && `/${page.social.file}`;
  const own = [page.image, made, site.image];
  const picture = own.find(isShownByNetworks);
  if (!picture) return [];
  return [
    property('og:image', fullAddress(site, picture)),
    picture === made ? property('og:image:width', String(PREVIEW_SIZE.width)) : '',
    picture === made ? property('og:image:height', String(PREVIEW_SIZE.height)) : '',
    property('og:image:alt', titleOf(page)),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** Returns a language as `en` or `en_GB`, as https://ogp.me requires. */
const locale = (lang: string) => lang.replace('-', '_');

function previewTags(site: Settings, page: Page): string[] {
  const isArticle = /(Posting|Article)$/.test(String(page.about?.type ?? ''));
  return [
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', titleOf(page)),
    property('og:description', page.description),
    site.url ? property('og:url', fullAddress(site, page.route)) : '',
    property('og:locale', locale(page.lang)),
    ...pictureTags(site, page),
  ];
}

function feedTags(site: Settings): string[] {
  return (site.feeds ?? []).flatMap(({ title, path }) =>
    [
      ['application/rss+xml', 'xml'],
      ['application/feed+json', 'json'],
    ].map(
      ([type, extension]) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title ?? site.name)}" href="${escapeHtml(`${path}.${extension}`)}">`,
    ),
  );
}

/** Returns the links to the page's translations, for search engines and the language links. */
function translationTags(site: Settings, page: Page): string[] {
  const translations = page.translations ?? [];
  const [first] = translations;
  if (!first) return [];
  const link = (lang: string, route: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(fullAddress(site, route))}">`;
  return [
    ...translations.map(({ lang, route }) => link(lang, route)),
    // The first translation is in the site's own language: the default for readers of any other.
    link('x-default', first.route),
    ...translations
      .filter(({ lang }) => lang !== page.lang)
      .map(({ lang }) => property('og:locale:alternate', locale(lang))),
  ];
}

/**
 * Returns the tags that describe a page: its description, canonical address, link preview, and the site's feeds. A
 * page that search engines may not list has no canonical address.
 *
 * @returns HTML; empty texts among it for what the page or the site does not say
 */
export function headTags(site: Settings, page: Page): string[] {
  const canonical = site.url && page.index ? fullAddress(site, page.route) : '';
  return [
    named('description', page.description),
    page.index ? '' : named('robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...previewTags(site, page),
    ...translationTags(site, page),
    ...feedTags(site),
  ];
}
