/** The feeds of `_site.yaml`: collection entries that readers can subscribe to. */

import { chooseRows, fieldOf } from './expand/choose-rows.ts';
import { filledPattern } from './model/address-parts.ts';
import type { Data, DataObject, Settings } from './model/types.ts';
import type { Site } from './site/site.ts';
import { markdownToTree, TextTooComplex, treeToHtml } from './transform/markdown.ts';
import { previewAddress, previewPictures } from './transform/pictures.ts';

/** One feed as `_site.yaml` writes it. */
export type WrittenFeed = NonNullable<Settings['feeds']>[number];

/** The parts of a feed entry, each with the collection field that it is read from by default. */
const usualFields = {
  title: 'title',
  date: 'date',
  summary: 'excerpt',
  content: 'body',
  author: 'author',
  category: 'category',
  image: 'image.src',
};
type FieldName = keyof typeof usualFields;

const USUAL_LIMIT = 20;

/** One entry of a feed. */
export interface FeedEntry {
  /** The route of its page. */
  route: string;
  title: string;
  /** The day of publication, `YYYY-MM-DD`, or the moment. */
  date: string;
  /** Plain text. */
  summary?: string;
  /** The full text as HTML. */
  content?: string;
  author?: string;
  category?: string;
  image?: string;
}

/** A feed with its entries, the latest first. */
export interface Feed {
  /** Its path without the file extension: `/feed`. */
  path: string;
  title: string;
  description: string;
  entries: FeedEntry[];
}

/** Returns the feeds of a site. Entries without a title or a date are left out; `validate` reports them. */
export function feedsOf(site: Site): Feed[] {
  const { feeds = [], name, description = '' } = site.settings;
  return feeds.map((feed) => ({
    path: feed.path,
    title: feed.title ?? name,
    description: feed.description ?? description,
    entries: feedRows(site, feed).flatMap((row) => entryOf(site, feed, row) ?? []),
  }));
}

/** Returns the field of a feed's collection that a part of its entries is read from. */
export const fieldFor = ({ fields = {} }: WrittenFeed, name: FieldName) =>
  fields[name] ?? usualFields[name];

/** Returns the rows of a feed, the latest first, as many as it shows. */
export function feedRows(site: Site, feed: WrittenFeed): DataObject[] {
  const collection = site.collections.get(feed.collection);
  if (!collection || collection.rows.length === 0) return [];
  const sort = `-${fieldFor(feed, 'date')}`;
  const rows = chooseRows(collection, { sort, limit: feed.limit ?? USUAL_LIMIT }, () => undefined);
  return (rows ?? collection.rows).map(({ data }) => data);
}

/** Returns the feed entry of a row without its full text; `undefined` when it has no title or no valid date. */
export function feedHead(feed: WrittenFeed, row: DataObject): FeedEntry | undefined {
  const value = (name: FieldName) => fieldOf(row, fieldFor(feed, name));
  const text = (name: FieldName) => {
    const found = value(name);
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  };
  const [title, date] = [text('title'), text('date')];
  if (title === '' || Number.isNaN(Date.parse(date))) return undefined;
  const route = filledPattern(feed.route, (name) => fieldOf(row, name));
  const entry: FeedEntry = { route, title, date };
  for (const name of ['summary', 'author', 'category', 'image'] as const) {
    if (text(name) !== '') entry[name] = text(name);
  }
  return entry;
}

function entryOf(site: Site, feed: WrittenFeed, row: DataObject): FeedEntry | undefined {
  const entry = feedHead(feed, row);
  if (!entry) return undefined;
  const content = htmlOf(fieldOf(row, fieldFor(feed, 'content')), site);
  if (content) entry.content = content;
  if (entry.image) entry.image = previewAddress(site, entry.image);
  return entry;
}

/** Converts Markdown, or a list of Markdown texts, to HTML; empty for other values and for text that is too complex. */
function htmlOf(text: Data | undefined, site: Site): string {
  const whole = Array.isArray(text) ? text.join('\n\n') : text;
  if (typeof whole !== 'string') return '';
  try {
    const tree = markdownToTree(whole, false);
    previewPictures(tree, site);
    return treeToHtml(tree);
  } catch (error) {
    if (error instanceof TextTooComplex) return '';
    throw error;
  }
}
