/** `draft`, `publishFrom` and `publishUntil` of pages, blocks and entries of collections. */
import { isGroup } from '../model/data.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Row } from '../model/sources.ts';
import type { Block, Data, DataObject, DataPath } from '../model/types.ts';
import { type Clock, type Site, type SiteOptions, siteFileName } from '../site/site.ts';
import { isTimeZone, momentOf, timeIn, timePattern } from './zoned-time.ts';

function moments(data: DataObject, timeZone: string) {
  const { publishFrom: from, publishUntil: until } = data;
  return {
    from: typeof from === 'string' ? momentOf(from, timeZone, 'from') : undefined,
    until: typeof until === 'string' ? momentOf(until, timeZone, 'until') : undefined,
  };
}

/** Returns why something is not published now; `undefined` when it is. When that changes is noted in the site's clock. */
export function unpublishedReason(data: DataObject, { clock }: Site): string | undefined {
  if (!FIELDS.some((field) => data[field] !== undefined)) return undefined;
  if (data.draft === true) return 'a draft';
  const { now, timeZone } = clock;
  const { from, until } = moments(data, timeZone);
  for (const moment of [from, until]) if (moment && moment > now) clock.changes.add(moment);
  if (from !== undefined && from > now) return `published from ${timeIn(from, timeZone)}`;
  if (until !== undefined && until <= now) return `published until ${timeIn(until, timeZone)}`;
  return undefined;
}

/** Returns whether something is left out: a build shows what is published, the dev server everything. */
export function isLeftOut(data: Data, site: Site): boolean {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return false;
  return unpublishedReason(data, site) !== undefined && !site.clock.showAll;
}

/** Returns data without the three fields: what they say has been heeded. */
function withoutTimes(data: DataObject): DataObject {
  if (!FIELDS.some((field) => data[field] !== undefined)) return data;
  const { draft: _draft, publishFrom: _from, publishUntil: _until, ...rest } = data;
  return rest;
}

/** Where the entries of a published menu are written, for some before them may be left out. */
const writtenPlaces = new WeakMap<object, number[]>();

/** Returns the entries of a menu that are published now, those below them included, without the three fields. */
export function publishedEntries(entries: Data[], site: Site): Data[] {
  const places: number[] = [];
  const published = entries.flatMap((entry, place): Data[] => {
    if (isLeftOut(entry, site)) return [];
    places.push(place);
    if (!isGroup(entry)) return [entry];
    const { items } = entry;
    const rest = withoutTimes(entry);
    return [Array.isArray(items) ? { ...rest, items: publishedEntries(items, site) } : rest];
  });
  writtenPlaces.set(published, places);
  return published;
}

/** Returns where a value is written that stands at `path` below others, in menus without what is not published now. */
export function writtenPath(values: Data | undefined, path: DataPath): DataPath {
  let value = values;
  return path.map((step) => {
    const around = Object(value);
    value = around[step];
    return writtenPlaces.get(around)?.[Number(step)] ?? step;
  });
}

/** Returns a block without the three fields, and with a mark when it shows although it is not published. */
export function markedBlock(block: Block, site: Site): Block {
  const rest = withoutTimes(block) as Block;
  if (rest === block) return block;
  const reason = unpublishedReason(block, site);
  return reason === undefined ? rest : { ...rest, unpublished: reason };
}

/** Returns what is wrong with the three fields: days that there are not, and an end before the beginning. */
export function timeIssue(
  data: DataObject,
  { clock: { timeZone } }: Site,
): { issue: Unplaced; path: DataPath } | undefined {
  if (data.publishFrom === undefined && data.publishUntil === undefined) return undefined;
  const { from, until } = moments(data, timeZone);
  for (const [field, moment] of [
    ['publishFrom', from],
    ['publishUntil', until],
  ] as const) {
    const text = data[field];
    // the schema has reported what does not look like a time
    if (typeof text === 'string' && timePattern.test(text) && moment === undefined) {
      return {
        issue: { code: 'odd-time', params: { reason: 'no-such-time', text } },
        path: [field],
      };
    }
  }
  if (from === undefined || until === undefined || from < until) return undefined;
  return { issue: { code: 'odd-time', params: { reason: 'ends-first' } }, path: ['publishUntil'] };
}

/** Returns when something that was read changes next: the earliest of the noted moments. */
export function nextChange(moments: Iterable<number | undefined>): number | undefined {
  const known = [...moments].filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Returns an entry of a collection without the three fields, and whether it is left out now. Reports what is wrong with them. */
export function timedRow(row: Row, site: Site, issues: Issue[]): { row: Row; leftOut: boolean } {
  if (withoutTimes(row.data) === row.data) return { row, leftOut: false };
  const wrong = timeIssue(row.data, site);
  const { file, path } = row.spot;
  if (wrong) issues.push({ ...wrong.issue, file, path: [...path, ...wrong.path] });
  const reason = unpublishedReason(row.data, site);
  const data = withoutTimes(row.data);
  const timed: Row = { ...row, data, written: withoutTimes(row.written), view: data };
  if (reason !== undefined) timed.unpublished = reason;
  return { row: timed, leftOut: reason !== undefined && !site.clock.showAll };
}

/** The fields by which pages, blocks and entries appear and disappear. */
export const FIELDS = ['draft', 'publishFrom', 'publishUntil'] as const;

const usualZone = 'UTC';

/** Returns a clock that shows the real time, until the site's time zone is known. */
export function newClock({ asOf, showAll = false }: SiteOptions): Clock {
  return { asOf, now: Date.now(), timeZone: usualZone, showAll, changes: new Set() };
}

/** Returns the clock of a site by the time zone that its file names. Reports an unknown zone. */
export function clockOf({ clock, config }: Site, issues: Issue[]): Clock {
  const { timeZone } = config;
  const named = typeof timeZone === 'string' ? timeZone : usualZone;
  const isKnown = isTimeZone(named);
  if (!isKnown) {
    const params = { reason: 'no-such-zone', text: named } as const;
    issues.push({ code: 'odd-time', params, file: siteFileName, path: ['timeZone'] });
  }
  const zone = isKnown ? named : usualZone;
  const now = (clock.asOf && momentOf(clock.asOf, zone, 'from')) || Date.now();
  return { ...clock, timeZone: zone, now, changes: new Set() };
}
