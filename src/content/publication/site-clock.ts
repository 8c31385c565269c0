import type { Issue } from '../model/issue.ts';
import type { Clock, Site, SiteOptions } from '../site/site.ts';
import { siteFileName } from '../site/site.ts';
import { isTimeZone, momentOf } from './zoned-time.ts';

const usualZone = 'UTC';

/** A clock that shows the real time, until the site's time zone is known. */
export function newClock({ asOf, showAll = false }: SiteOptions): Clock {
  return { asOf, now: Date.now(), timeZone: usualZone, showAll, changes: new Set() };
}

/** Returns the clock of a site by the time zone that its file names. A zone that there is not is told of. */
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
