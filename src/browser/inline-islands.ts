/**
 * Part of the inline script: fetches the app when an island is near the view, and holds events in islands until then.
 */
import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';
import { holdEarlyEvents } from './early-events.ts';
import { loadApp, NEAR } from './load-app.ts';

function watchIslands() {
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && loadApp(),
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll('[data-island]')) near.observe(island);
}

/** Selects the tab that the address's hash names, as the browser scrolls to its panel. */
function selectTab() {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const chosen = tabs.find(({ hash }) => hash === location.hash);
  if (!chosen) return;
  for (const tab of chosen.parentElement?.children ?? []) tab.ariaSelected = `${tab === chosen}`;
}

addEventListener('DOMContentLoaded', selectTab);
addEventListener('hashchange', selectTab);
addEventListener('DOMContentLoaded', holdEarlyEvents);
// Code is fetched after everything that is visible at once, so that it does not delay the first pictures.
addEventListener('load', () => afterPaint(watchIslands));
