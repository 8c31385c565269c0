/** `draft`, `publishFrom` and `publishUntil` of pages, blocks and entries of collections. */
import { collectionOf } from '../files/collection-files.ts';
import { isObject } from '../model/data.ts';
import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import { PUBLICATION_FIELDS } from '../model/names.ts';
import type { Row } from '../model/sources.ts';
import type { Block, Data, DataObject, DataPath } from '../model/types.ts';
import { type Clock, SITE_FILE_NAME, type Site, type SiteOptions } from '../site/site.ts';
import { isTimeZone, momentOf, TIME_PATTERN, timeIn } from './zoned-time.ts';

function moments(data: DataObject, timeZone: string) {
  const { publishFrom: from, publishUntil: until } = data;
  return {
    from: typeof from === 'string' ? momentOf(from, timeZone, 'from') : undefined,
    until: typeof until === 'string' ? momentOf(until, timeZone, 'until') : undefined,
  };
}

/**
 * Returns why a page, block or entry is not published now; `undefined` when it is. Adds the moments at which that
 * changes to the site's clock.
 */
export function unpublishedReason(data: DataObject, { clock }: Site): string | undefined {
  if (!PUBLICATION_FIELDS.some((field) => data[field] !== undefined)) return undefined;
  if (data.draft === true) return 'a draft';
  const { now, timeZone } = clock;
  const { from, until } = moments(data, timeZone);
  for (const moment of [from, until]) if (moment && moment > now) clock.changeTimes.add(moment);
  if (from !== undefined && from > now) return `published from ${timeIn(from, timeZone)}`;
  if (until !== undefined && until <= now) return `published until ${timeIn(until, timeZone)}`;
  return undefined;
}

/**
 * Returns whether something is left out because it is not published; with `showAll`, as in the dev server, nothing
 * is.
 */
export function isLeftOut(data: Data, site: Site): boolean {
  return isObject(data) && unpublishedReason(data, site) !== undefined && !site.clock.showAll;
}

/** Returns data without the publication fields, which have been evaluated. */
function withoutTimes(data: DataObject): DataObject {
  if (!PUBLICATION_FIELDS.some((field) => data[field] !== undefined)) return data;
  const { draft: _draft, publishFrom: _from, publishUntil: _until, ...rest } = data;
  return rest;
}

/** The original indexes of the entries in a published menu, from which some entries may have been removed. */
const writtenPlaces = new WeakMap<object, number[]>();

/** Returns the published entries of a menu, nested ones included, without their publication fields. */
export function publishedEntries(entries: Data[], site: Site): Data[] {
  const places: number[] = [];
  const published = entries.flatMap((entry, place): Data[] => {
    if (isLeftOut(entry, site)) return [];
    const { items, to } = isObject(entry) ? entry : {};
    const below = Array.isArray(items) ? publishedEntries(items, site) : undefined;
    // A group whose entries are all left out would lead nowhere.
    if (below?.length === 0 && Array.isArray(items) && items.length > 0 && !to) return [];
    places.push(place);
    if (!isObject(entry)) return [entry];
    return [{ ...withoutTimes(entry), ...(below && { items: below }) }];
  });
  writtenPlaces.set(published, places);
  return published;
}

/** Returns the written path of a value at `path` in data whose menus have lost unpublished entries. */
export function writtenPath(values: Data | undefined, path: DataPath): DataPath {
  let value = values;
  return path.map((step) => {
    const around = Object(value);
    value = around[step];
    return writtenPlaces.get(around)?.[Number(step)] ?? step;
  });
}

/** Returns a block without its publication fields, and with a mark when it is shown although it is not published. */
export function markedBlock(block: Block, site: Site): Block {
  const rest = withoutTimes(block) as Block;
  if (rest === block) return block;
  const reason = unpublishedReason(block, site);
  return reason === undefined ? rest : { ...rest, unpublished: reason };
}

/**
 * Returns the issue of publication fields: a day that does not exist, or an end before the beginning; `undefined`
 * when they are valid.
 */
export function timeIssue(
  data: DataObject,
  { clock: { timeZone } }: Site,
): { issue: UnlocatedIssue; path: DataPath } | undefined {
  if (data.publishFrom === undefined && data.publishUntil === undefined) return undefined;
  const { from, until } = moments(data, timeZone);
  for (const [field, moment] of [
    ['publishFrom', from],
    ['publishUntil', until],
  ] as const) {
    const text = data[field];
    // A text in another form than a time has been reported by the schema.
    if (typeof text === 'string' && TIME_PATTERN.test(text) && moment === undefined) {
      return {
        issue: { code: 'odd-time', params: { reason: 'no-such-time', text } },
        path: [field],
      };
    }
  }
  if (from === undefined || until === undefined || from < until) return undefined;
  return { issue: { code: 'odd-time', params: { reason: 'ends-first' } }, path: ['publishUntil'] };
}

/** Returns the earliest of the moments at which something changes; `undefined` when there are none. */
export function nextChange(moments: Iterable<number | undefined>): number | undefined {
  const known = [...moments].filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/**
 * Returns an entry of a collection without its publication fields, and whether it is left out now. Reports wrong
 * fields.
 */
export function timedRow(row: Row, site: Site, issues: Issue[]): { row: Row; leftOut: boolean } {
  if (withoutTimes(row.data) === row.data) return { row, leftOut: false };
  const { file, path } = row.location;
  const invalid = site.checks.publication(collectionOf(file) ?? '')(row.written);
  if (invalid) issues.push({ ...invalid, ...row.location });
  const wrong = timeIssue(row.data, site);
  if (wrong) issues.push({ ...wrong.issue, file, path: [...path, ...wrong.path] });
  const reason = unpublishedReason(row.data, site);
  const data = withoutTimes(row.data);
  const timed: Row = { ...row, data, written: withoutTimes(row.written), view: data };
  if (reason !== undefined) timed.unpublished = reason;
  return { row: timed, leftOut: reason !== undefined && !site.clock.showAll };
}

const USUAL_ZONE = 'UTC';

/** Returns a clock with the current time, used until the site's time zone is read. */
export function newClock({ asOf, showAll = false }: SiteOptions): Clock {
  return { asOf, now: Date.now(), timeZone: USUAL_ZONE, showAll, changeTimes: new Set() };
}

/** Returns the clock of a site in the time zone of its file. Reports an unknown zone. */
export function clockOf({ clock, config }: Site, issues: Issue[]): Clock {
  const { timeZone } = config;
  const named = typeof timeZone === 'string' ? timeZone : USUAL_ZONE;
  const isKnown = isTimeZone(named);
  if (!isKnown) {
    const params = { reason: 'no-such-zone', text: named } as const;
    issues.push({ code: 'odd-time', params, file: SITE_FILE_NAME, path: ['timeZone'] });
  }
  const zone = isKnown ? named : USUAL_ZONE;
  const now = (clock.asOf && momentOf(clock.asOf, zone, 'from')) || Date.now();
  return { ...clock, timeZone: zone, now, changeTimes: new Set() };
}
