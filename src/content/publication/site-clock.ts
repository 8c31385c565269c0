import type { Issue } from '../issue.ts';
import type { Clock, Site, SiteOptions } from '../site.ts';
import { siteFileName } from '../site-file.ts';
import { isTimeZone, momentOf } from './zoned-time.ts';

const usualZone = 'UTC';

/** A clock that shows the real time, until the site's time zone is known. */
export function newClock({ asOf, showAll = false }: SiteOptions): Clock {
  return { asOf, now: Date.now(), timeZone: usualZone, showAll, changes: new Set() };
}

/** Sets the clock of a site by the time zone that its file names. A zone that there is not is told of. */
export function setClock({ clock, config }: Site, issues: Issue[]): void {
  const { timeZone } = config;
  const named = typeof timeZone === 'string' ? timeZone : usualZone;
  const isKnown = isTimeZone(named);
  if (!isKnown) {
    const params = { reason: 'no-such-zone', text: named } as const;
    issues.push({ code: 'odd-time', params, file: siteFileName, path: ['timeZone'] });
  }
  clock.timeZone = isKnown ? named : usualZone;
  const asOf = clock.asOf && momentOf(clock.asOf, clock.timeZone, 'from');
  clock.now = asOf || Date.now();
  clock.changes.clear();
}
