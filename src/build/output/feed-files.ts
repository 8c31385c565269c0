/**
 * Renders feeds: RSS 2.0 (https://www.rssboard.org/rss-specification) and JSON Feed 1.1
 * (https://www.jsonfeed.org/version/1.1/).
 */
import type { Feed, FeedEntry } from '../../content/feeds.ts';
import type { Settings } from '../../content/model/types.ts';
import { escapeHtml, fullAddress } from '../../render/head-tags.ts';
import { mapAddresses } from './html-addresses.ts';

/** Returns the moment of a date; a day alone means its start. */
const moment = ({ date }: FeedEntry) => new Date(date);

/** Makes the site's addresses in a text absolute: a feed reader shows it elsewhere. */
function withFullAddresses(html: string, site: Settings): string {
  const isPath = (address: string) => address.startsWith('/') && !address.startsWith('//');
  return mapAddresses(html, (address) => (isPath(address) ? fullAddress(site, address) : address));
}

/** Matches characters that XML does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeHtml(text.replace(NOT_IN_XML, ''))}</${name}>` : '';

function rssItem(entry: FeedEntry, site: Settings): string {
  const url = fullAddress(site, entry.route);
  const content = entry.content && withFullAddresses(entry.content, site);
  return [
    '<item>',
    element('title', entry.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', moment(entry).toUTCString()),
    element('dc:creator', entry.author),
    element('category', entry.category),
    element('description', entry.summary),
    element('content:encoded', content),
    '</item>\n',
  ].join('');
}

/** Renders a feed as RSS. The result depends on the entries only, not on the time. */
export function rssFile(feed: Feed, site: Settings): string {
  const own = fullAddress(site, `${feed.path}.xml`);
  const latest = feed.entries[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
    element('title', feed.title),
    element('link', fullAddress(site, '/')),
    `<atom:link href="${escapeHtml(own)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description || feed.title),
    element('language', site.lang),
    latest ? element('lastBuildDate', moment(latest).toUTCString()) : '',
    '\n',
    ...feed.entries.map((entry) => rssItem(entry, site)),
    '</channel></rss>\n',
  ].join('');
}

/** Renders a feed as JSON Feed. */
export function jsonFeedFile(feed: Feed, site: Settings): string {
  const items = feed.entries.map((entry) => {
    const { title, summary, author, category, image, content } = entry;
    const url = fullAddress(site, entry.route);
    return {
      id: url,
      url,
      title,
      summary,
      ...(content
        ? { content_html: withFullAddresses(content, site) }
        : { content_text: summary ?? title }),
      date_published: moment(entry).toISOString(),
      image: image && fullAddress(site, image),
      authors: author && [{ name: author }],
      tags: category && [category],
    };
  });
  const whole = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description || undefined,
    home_page_url: fullAddress(site, '/'),
    feed_url: fullAddress(site, `${feed.path}.json`),
    language: site.lang,
    items,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}
