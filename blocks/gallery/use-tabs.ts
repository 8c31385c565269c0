import { anchorIn } from 'pagewright/blocks';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export interface Tabs {
  active: string;
  /** Whether the browser's own `:target` no longer decides which group is shown. */
  running: boolean;
  select: (id: string) => void;
}

/** Returns the anchor in a link to this very page, without its `#`. */
function anchorOf(link: HTMLAnchorElement): string {
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? anchorIn(link.hash) : '';
}

const never = () => () => {};

/** Returns the anchor of the page's address when the gallery first shows; none at build and while it hydrates. */
const useFirstAnchor = () =>
  useSyncExternalStore<string | undefined>(
    never,
    () => anchorIn(location.hash),
    () => undefined,
  );

/**
 * Keeps the open tab. A `#hash` of the page's address that is a tab's id opens the tab: when the page opens, when the hash
 * changes, and when a link to it is followed once more. Then it scrolls to it, too; whoever opened the page has seen to that,
 * and the visitor may have moved on since.
 */
export function useTabs(root: RefObject<HTMLElement | null>, ids: string[], first: string): Tabs {
  const anchor = useFirstAnchor();
  const [chosen, choose] = useState<string>();
  const [asked, setAsked] = useState<{ id: string }>();
  const active = [chosen, anchor].find((id) => id && ids.includes(id)) ?? first;
  const key = ids.join(' ');

  useEffect(() => {
    const known = key.split(' ');
    const ask = (id: string) => {
      if (!known.includes(id)) return;
      choose(id);
      setAsked({ id });
    };
    const fromAddress = () => ask(anchorIn(location.hash));
    const fromLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && !root.current?.contains(link)) ask(anchorOf(link));
    };
    addEventListener('hashchange', fromAddress);
    document.addEventListener('click', fromLink);
    return () => {
      removeEventListener('hashchange', fromAddress);
      document.removeEventListener('click', fromLink);
    };
  }, [root, key]);

  // Only once the group is rendered is there something to scroll to.
  useEffect(() => {
    if (asked) document.getElementById(asked.id)?.scrollIntoView();
  }, [asked]);

  const select = useCallback((id: string) => {
    choose(id);
    history.replaceState(history.state, '', `#${id}`);
  }, []);
  return { active, running: anchor !== undefined, select };
}
