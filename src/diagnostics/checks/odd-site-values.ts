/** Checks values in files that are not pages: site files, collections and fragments. */
import type { Issue } from '../../content/model/issue.ts';
import type { Collection } from '../../content/model/sources.ts';
import { type Site, siteInEach } from '../../content/site/site.ts';
import { nearestDay } from '../wording/nearest-day.ts';
import { lostZeros } from './odd-numbers.ts';
import { oddValuesIn } from './odd-values.ts';

/** The fields of a site file with free content for templates. */
const freeParts = new Set(['contact', 'data']);

/** Returns the issues of values in the site file, in those of the languages, in collections and in fragments. */
export function oddValueIssues(site: Site): Issue[] {
  const siteFiles = siteInEach(site).flatMap(({ siteFile }) => siteFile.source ?? []);
  const fragments = [...site.caches.fragments.values()].flatMap((read) =>
    Array.isArray(read) ? [] : read,
  );
  const collections = [...site.collections.values()];
  return [
    ...[...siteFiles, ...fragments, ...collections.flatMap(({ files }) => files)].flatMap(
      oddValuesIn,
    ),
    ...siteFiles.flatMap((read) => lostZeros(read, (_name, top) => freeParts.has(top))),
    ...collections.flatMap(missingDays),
    ...collections.flatMap(({ schema, files }) => {
      // A schema without additional properties declares for each field whether it is a number.
      if (schema?.additionalProperties === false) return [];
      const isFree = (name: string) => schema?.properties?.[name] === undefined;
      return files.flatMap((read) => lostZeros(read, isFree));
    }),
  ];
}

/** Matches the publication fields, whose times are checked elsewhere. */
const PUBLICATION_FIELDS = /^publish(?:From|Until)$/;

/**
 * Returns the issues of dates in a collection's entries that do not exist, such as 2026-02-31, in fields that its
 * schema does not check.
 */
function missingDays({ rows, hidden, schema }: Collection): Issue[] {
  return [...rows, ...hidden].flatMap(({ written, location }) =>
    Object.entries(written).flatMap(([name, value]): Issue[] => {
      const { format, $ref } = schema?.properties?.[name] ?? {};
      if (format || $ref || typeof value !== 'string' || PUBLICATION_FIELDS.test(name)) return [];
      const nearest = nearestDay(value);
      if (nearest === undefined || nearest === value) return [];
      const params = { reason: 'no-such-day', text: value, nearest } as const;
      const path = [...location.path, name];
      return [{ code: 'odd-time', severity: 'warning', params, file: location.file, path }];
    }),
  );
}
