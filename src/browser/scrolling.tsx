/**
 * Everything that scrolls the window once the app is loaded. React Router's ScrollRestoration does the scrolling: to
 * the top of a new page, to the target of a hash, and to where a page of the history was left. This file says how:
 * smoothly or at once, and the delay of links that replace the history entry.
 */
import { useEffect, useInsertionEffect } from 'react';
import {
  type Location,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { REPLACE_SCROLL_DELAY } from './early-links.ts';

/** The state of a history entry whose page scrolls to a hash once it is shown. */
export interface DelayedScroll {
  scrollTo?: string;
}

/** Scrolls to the top of the page that is shown, for a link to it. */
export function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Returns whether the page is shown from its top, not at a hash or where it was left. */
export function useIsFromTop(): boolean {
  const { hash, state }: Location<DelayedScroll | null> = useLocation();
  return useNavigationType() !== 'POP' && !hash && !state?.scrollTo;
}

/**
 * Returns the key by which the router remembers a scroll position; a location without a key is known by its path and
 * hash.
 */
const keyOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** Scrolls to the target of a link with `data-replace` once its page is shown: links.ts. */
function useDelayedScroll({ pathname, search, state }: Location<DelayedScroll | null>) {
  const navigate = useNavigate();
  const target = state?.scrollTo;
  useEffect(() => {
    if (!target) return;
    const to = { pathname, search, hash: target };
    const timer = setTimeout(() => navigate(to, { replace: true }), REPLACE_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [navigate, pathname, search, target]);
}

/** Sets whether scrolling follows the style sheet, which is smooth, or jumps. */
function setSmooth(isSmooth: boolean) {
  document.documentElement.style.scrollBehavior = isSmooth ? '' : 'auto';
}

/** Scrolls smoothly to a hash, and jumps to the top of a page and to a restored position. */
export function Scrolling() {
  const location = useLocation();
  useDelayedScroll(location);
  const { hash, key } = location;
  const type = useNavigationType();
  const isSmooth = hash !== '' && type !== 'POP';
  // Before React Router scrolls in its layout effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useInsertionEffect(() => setSmooth(isSmooth), [key, isSmooth]);
  // Reset at once: when it scrolls to the top, Chromium uses the style of before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useEffect(() => setSmooth(false), [key, isSmooth]);
  return <ScrollRestoration getKey={keyOf} />;
}
