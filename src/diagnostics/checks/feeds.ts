/** Checks the feeds of `_site.yaml`: missing collections, fields and pages, and entries without a title or a date. */
import { fieldOf, unknownField } from '../../content/expand/choose-rows.ts';
import { unknownCollection } from '../../content/expand/items-from.ts';
import { feedHead, feedRows, fieldFor, type WrittenFeed } from '../../content/feeds.ts';
import { collectionOf } from '../../content/files/collection-files.ts';
import { isObject } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Collection } from '../../content/model/sources.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import { oddEntryIssues } from './odd-entries.ts';
import { oddValueIssues } from './odd-site-values.ts';
import { collectionOfEach } from './unread-routes.ts';

/** Returns the issues of the feeds; for the entries of a feed only the first issue. */
export function feedIssues(site: Site, hasPage: (route: string) => boolean): Issue[] {
  return wellFormedFeeds(site).flatMap(({ feed, index }): Issue[] => {
    const at = (step: string) => ({ file: SITE_FILE_NAME, path: ['feeds', index, step] });
    const collection = site.collections.get(feed.collection);
    if (!collection) return [{ ...unknownCollection(feed.collection, site), ...at('collection') }];
    const known = fieldsOf(collection);
    const strange = Object.entries(feed.fields ?? {}).filter(
      ([, field]) => collection.rows.length > 0 && !known.has(field),
    );
    if (strange.length > 0) {
      return strange.map(([name, field]) => ({
        ...unknownField(field, { ...collection, fields: known }),
        file: SITE_FILE_NAME,
        path: ['feeds', index, 'fields', name],
      }));
    }
    const title = fieldFor(feed, 'title');
    const entryOf = (row: DataObject) => String(row.slug ?? row.id ?? fieldOf(row, title));
    const heads = feedRows(site, feed).map((row) => ({ row, head: feedHead(feed, row) }));
    const odd = heads.find(({ head }) => !head || !hasPage(head.route));
    // The issues of an entry are reported there.
    if (!odd || hasIssues(site, feed.collection)) return [];
    const entry = entryOf(odd.row);
    if (odd.head) {
      const { route } = odd.head;
      const wanted = site.pageFiles.find(
        ({ file, pattern: made }) =>
          made.includes('[') && collectionOfEach(file, site) === feed.collection,
      )?.pattern;
      const params = { reason: 'feed', route, entry, wanted } as const;
      return [{ code: 'broken-link', params, within: route, ...at('route') }];
    }
    const { name } = collection;
    const date = fieldFor(feed, 'date');
    const params = { reason: 'feed-entry', collection: name, entry, title, date } as const;
    return [{ code: 'missing-field', params, ...at('collection') }];
  });
}

/** Returns the feeds that are well-formed, with their indexes; the schema has reported the others. */
function wellFormedFeeds({ config }: Site): { feed: WrittenFeed; index: number }[] {
  const feeds = Array.isArray(config.feeds) ? config.feeds : [];
  return feeds.flatMap((feed, index) => (isFeed(feed) ? [{ feed, index }] : []));
}

function isFeed(feed: unknown): feed is WrittenFeed {
  if (!isObject(feed as Data)) return false;
  const { path, collection, route, fields = {} } = feed as { [name: string]: Data };
  const texts = [path, collection, route, ...(isObject(fields) ? Object.values(fields) : [fields])];
  return texts.every((text) => typeof text === 'string');
}

/** Returns the fields with values in the entries of a collection: `image.src` instead of the object `image`. */
function fieldsOf({ rows }: Collection): Set<string> {
  const names = (data: DataObject, before = ''): string[] =>
    Object.entries(data).flatMap(([name, value]) =>
      isObject(value) ? names(value, `${before}${name}.`) : `${before}${name}`,
    );
  return new Set(rows.flatMap(({ data }) => names(data)));
}

/** Returns whether any entry of a collection has an issue. */
function hasIssues(site: Site, collection: string): boolean {
  return [...site.issues.data, ...oddValueIssues(site), ...oddEntryIssues(site)].some(
    ({ file }) => collectionOf(file) === collection,
  );
}
