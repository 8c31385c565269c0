import type { Issue } from '../../content/model/issue.ts';
import type { Collection } from '../../content/model/sources.ts';
import { nearestDay } from '../wording/nearest-day.ts';

/** Matches the publication fields, whose times are checked elsewhere. */
const publicationFields = /^publish(?:From|Until)$/;

/**
 * Returns the issues of dates in a collection's entries that do not exist, such as 2026-02-31, in fields that its
 * schema does not check.
 */
export function missingDays({ rows, hidden, schema }: Collection): Issue[] {
  return [...rows, ...hidden].flatMap(({ written, location }) =>
    Object.entries(written).flatMap(([name, value]): Issue[] => {
      const { format, $ref } = schema?.properties?.[name] ?? {};
      if (format || $ref || typeof value !== 'string' || publicationFields.test(name)) return [];
      const nearest = nearestDay(value);
      if (nearest === undefined || nearest === value) return [];
      const params = { reason: 'no-such-day', text: value, nearest } as const;
      const path = [...location.path, name];
      return [{ code: 'odd-time', severity: 'warning', params, file: location.file, path }];
    }),
  );
}
