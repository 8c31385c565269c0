/** `feeds` of `_site.yaml`: which entries of a collection readers can subscribe to, and what is wrong with a feed. */

import { unknownField } from './expand/choice-faults.ts';
import { chooseRows } from './expand/choose-rows.ts';
import { unknownCollection } from './expand/items-from.ts';
import { fieldOf } from './expand/row-index.ts';
import { markdownToHtml, TextTooComplex } from './finish/markdown.ts';
import { previewAddress, previewPicturesIn } from './finish/pictures.ts';
import { isGroup } from './is-group.ts';
import type { Issue } from './issue.ts';
import type { Site } from './site.ts';
import { siteFileName } from './site-file.ts';
import type { Data, DataObject } from './types.ts';

/** One feed as `_site.yaml` writes it. */
interface WrittenFeed {
  path: string;
  collection: string;
  route: string;
  title?: string;
  description?: string;
  limit?: number;
  fields?: Partial<Record<FieldName, string>>;
}

/** What a feed says of an entry, with the field of the collection that says it unless the feed names another. */
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

const usualLimit = 20;

/** One entry of a feed. */
export interface FeedEntry {
  /** The route of its page. */
  route: string;
  title: string;
  /** The day of publication, `YYYY-MM-DD`, or the moment. */
  date: string;
  /** Plain text. */
  summary?: string;
  /** The whole text as HTML. */
  content?: string;
  author?: string;
  category?: string;
  image?: string;
}

/** A feed with its entries, the latest first. */
export interface Feed {
  /** Its address without the ending: `/feed`. */
  path: string;
  title: string;
  description: string;
  entries: FeedEntry[];
}

/** The feeds of a site. Entries without a title or a date are left out; `feedIssues` says so. */
export function feedsOf(site: Site): Feed[] {
  return written(site).map(({ feed }) => ({
    path: feed.path,
    title: feed.title ?? site.config.name,
    description: feed.description ?? String(site.config.description ?? ''),
    entries: rowsOf(site, feed).flatMap((row) => entryOf(site, feed, row) ?? []),
  }));
}

/** What is wrong with the feeds: collections and pages that are not there, and entries without a title or a date. */
export function feedIssues(site: Site, hasPage: (route: string) => boolean): Issue[] {
  return written(site).flatMap(({ feed, index }): Issue[] => {
    const at = (step: string) => ({ file: siteFileName, path: ['feeds', index, step] });
    const collection = site.collections.get(feed.collection);
    if (!collection) return [{ ...unknownCollection(feed.collection, site), ...at('collection') }];
    const strange = Object.entries(feed.fields ?? {}).filter(
      ([, field]) => collection.rows.length > 0 && !collection.fields.has(firstStep(field)),
    );
    if (strange.length > 0) {
      return strange.map(([name, field]) => ({
        ...unknownField(field, collection),
        file: siteFileName,
        path: ['feeds', index, 'fields', name],
      }));
    }
    for (const row of rowsOf(site, feed)) {
      const entry = headOf(feed, row);
      const name = String(row.slug ?? row.id ?? fieldOf(row, nameOf(feed, 'title')));
      // an entry with mistakes of its own is told there
      const isFlawed = site.issues.data.some(({ file }) => fileOf(file) === feed.collection);
      if (!entry) return isFlawed ? [] : [{ ...incomplete(feed, name), ...at('collection') }];
      if (!hasPage(entry.route)) return [{ ...noPage(entry.route, name), ...at('route') }];
    }
    return [];
  });
}

/** The feeds that have the form of one; what is wrong with the others has been said already. */
function written({ config }: Site): { feed: WrittenFeed; index: number }[] {
  const feeds = Array.isArray(config.feeds) ? config.feeds : [];
  return feeds.flatMap((feed, index) => (isFeed(feed) ? [{ feed, index }] : []));
}

function isFeed(feed: unknown): feed is WrittenFeed {
  if (!isGroup(feed as Data)) return false;
  const { path, collection, route, fields = {} } = feed as { [name: string]: Data };
  const texts = [path, collection, route, ...(isGroup(fields) ? Object.values(fields) : [fields])];
  return texts.every((text) => typeof text === 'string');
}

const firstStep = (field: string) => field.split('.')[0] ?? '';

/** The collection that a file belongs to. */
const fileOf = (file: string) => /^pages\/_collections\/([^/.]+)/.exec(file)?.[1];

const nameOf = ({ fields = {} }: WrittenFeed, name: FieldName) => fields[name] ?? usualFields[name];

function rowsOf(site: Site, feed: WrittenFeed): DataObject[] {
  const collection = site.collections.get(feed.collection);
  if (!collection || collection.rows.length === 0) return [];
  const sort = `-${nameOf(feed, 'date')}`;
  const rows = chooseRows(collection, { sort, limit: feed.limit ?? usualLimit }, () => undefined);
  return (rows ?? collection.rows).map(({ data }) => data);
}

/** The entry of a row without its text; nothing when it has no title or no date. */
function headOf(feed: WrittenFeed, row: DataObject): FeedEntry | undefined {
  const value = (name: FieldName) => fieldOf(row, nameOf(feed, name));
  const text = (name: FieldName) => {
    const found = value(name);
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  };
  const [title, date] = [text('title'), text('date')];
  if (title === '' || Number.isNaN(Date.parse(date))) return undefined;
  const route = feed.route.replace(/\[(\w+)\]/g, (_match, name) => String(fieldOf(row, name)));
  const entry: FeedEntry = { route, title, date };
  for (const name of ['summary', 'author', 'category', 'image'] as const) {
    if (text(name) !== '') entry[name] = text(name);
  }
  return entry;
}

function entryOf(site: Site, feed: WrittenFeed, row: DataObject): FeedEntry | undefined {
  const entry = headOf(feed, row);
  if (!entry) return undefined;
  const content = htmlOf(fieldOf(row, nameOf(feed, 'content')));
  if (content) entry.content = previewPicturesIn(content, site);
  if (entry.image) entry.image = previewAddress(site, entry.image);
  return entry;
}

/** Markdown, or a list of pieces of it, as HTML. */
function htmlOf(text: Data | undefined): string {
  const whole = Array.isArray(text) ? text.join('\n\n') : text;
  if (typeof whole !== 'string') return '';
  try {
    return markdownToHtml(whole, false);
  } catch (error) {
    if (error instanceof TextTooComplex) return '';
    throw error;
  }
}

function incomplete(feed: WrittenFeed, name: string) {
  const [title, date] = [nameOf(feed, 'title'), nameOf(feed, 'date')];
  return {
    code: 'missing-field' as const,
    message: `The entry ${name} of ${feed.collection} has no ${title} or no ${date} that is a date, so the feed cannot name it.`,
    hint: `Write both into the entry, or name the fields that hold them: fields: {title: ${title}, date: ${date}}.`,
  };
}

function noPage(route: string, name: string) {
  return {
    code: 'broken-link' as const,
    message: `There is no page ${route}, to which the feed sends readers of the entry ${name}.`,
    hint: 'Write the path of the file that makes the pages, as in /blog/[slug] for pages/blog/[slug].yaml.',
    within: route,
  };
}
