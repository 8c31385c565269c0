import { type RefObject, useCallback, useEffect, useState } from 'react';
import { anchorIn } from '../_shared/anchor.ts';

export interface Tabs {
  active: string;
  /** Whether the browser's own `:target` no longer decides which group is shown. */
  running: boolean;
  select: (id: string) => void;
}

/** The anchor in a link to this very page, without its `#`. */
function anchorOf(link: HTMLAnchorElement): string {
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? anchorIn(link.hash) : '';
}

/**
 * Keeps the open tab. A `#hash` of the page's address that is a tab's id opens the tab: when the page opens, when the hash
 * changes, and when a link to it is followed once more. Then it scrolls to it, too; whoever opened the page has seen to that,
 * and the visitor may have moved on since.
 */
export function useTabs(root: RefObject<HTMLElement | null>, ids: string[], first: string): Tabs {
  const [active, setActive] = useState(first);
  const [running, setRunning] = useState(false);
  const [asked, setAsked] = useState<{ id: string }>();
  const key = ids.join(' ');

  useEffect(() => {
    const known = key.split(' ');
    const show = (id: string) => {
      if (!known.includes(id)) return false;
      setActive(id);
      return true;
    };
    const ask = (id: string) => show(id) && setAsked({ id });
    const fromAddress = () => ask(anchorIn(location.hash));
    const fromLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && !root.current?.contains(link)) ask(anchorOf(link));
    };

    show(anchorIn(location.hash));
    setRunning(true);
    addEventListener('hashchange', fromAddress);
    document.addEventListener('click', fromLink);
    return () => {
      removeEventListener('hashchange', fromAddress);
      document.removeEventListener('click', fromLink);
    };
  }, [root, key]);

  // Only once the group is drawn is there something to scroll to.
  useEffect(() => {
    if (asked) document.getElementById(asked.id)?.scrollIntoView();
  }, [asked]);

  const select = useCallback((id: string) => {
    setActive(id);
    history.replaceState(history.state, '', `#${id}`);
  }, []);
  return { active, running, select };
}
