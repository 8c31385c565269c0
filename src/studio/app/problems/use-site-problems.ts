import { useEffect, useState } from 'react';
import type { SiteProblems } from '../../contract/changes.ts';
import { api } from '../model/api.ts';
import { useSessionState } from '../model/use-session.ts';

/** How long after a change the site is checked, in milliseconds, so that it is not checked while somebody types. */
const PAUSE = 400;

/** Returns the problems of the site, checked again after each change; `undefined` until the first check. */
export function useSiteProblems(): SiteProblems | undefined {
  const page = useSessionState('page');
  const [found, setFound] = useState<SiteProblems>();
  useEffect(() => {
    if (!page) return;
    let isOld = false;
    const check = async () => {
      const now = await api.problems().catch(() => undefined);
      if (now && !isOld) setFound(now);
    };
    const timer = setTimeout(check, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [page]);
  return found;
}
