import { anchorIn } from 'pagewright/blocks';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export interface TabState {
  active: string;
  /** Whether the browser's own `:target` no longer decides which group is shown. */
  running: boolean;
  select: (id: string) => void;
}

/** Returns the anchor of a link to the current page, without its `#`; an empty string for other links. */
function anchorOf(link: HTMLAnchorElement): string {
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? anchorIn(link.hash) : '';
}

const never = () => () => {};

/**
 * Returns the anchor of the page's address when the gallery is first rendered; `undefined` in the build and during
 * hydration.
 */
const useFirstAnchor = () =>
  useSyncExternalStore<string | undefined>(
    never,
    () => anchorIn(location.hash),
    () => undefined,
  );

/**
 * Keeps the active tab. A tab's id as the address's hash activates the tab when the page opens, when the hash changes,
 * and when a link to it is followed again. In the last two cases it also scrolls there; when a page opens, the browser
 * or the router does.
 */
export function useTabs(
  root: RefObject<HTMLElement | null>,
  ids: string[],
  first: string,
): TabState {
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

  // In an effect: only a rendered group can be scrolled to.
  useEffect(() => {
    if (asked) document.getElementById(asked.id)?.scrollIntoView();
  }, [asked]);

  const select = useCallback((id: string) => {
    choose(id);
    history.replaceState(history.state, '', `#${id}`);
  }, []);
  return { active, running: anchor !== undefined, select };
}
