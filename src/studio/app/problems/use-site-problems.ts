import { useEffect, useState } from 'react';
import type { SiteProblems } from '../../contract/changes.ts';
import { api } from '../model/api.ts';
import { useSessionState } from '../model/use-session.ts';

/** So long after a change the site is looked at, in milliseconds: not while somebody types. */
const PAUSE = 400;

/** Returns what is wrong with the site, looked for again after each change; `undefined` until it is known. */
export function useSiteProblems(): SiteProblems | undefined {
  const page = useSessionState('page');
  const [found, setFound] = useState<SiteProblems>();
  useEffect(() => {
    if (!page) return;
    let isOld = false;
    const look = async () => {
      const now = await api.problems().catch(() => undefined);
      if (now && !isOld) setFound(now);
    };
    const timer = setTimeout(look, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [page]);
  return found;
}

/** Returns how many problems there are, as one says it. */
export function countInWords(found: SiteProblems | undefined): string {
  const count = found?.problems.length;
  if (count === undefined) return 'Looking for problems';
  if (count === 0) return 'No problems';
  return count === 1 ? '1 problem' : `${count} problems`;
}
