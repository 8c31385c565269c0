/** Part of the inline script: fetches the app when an island is near the view, and keeps what a visitor does in one before its code is there. */
import { whenIdle } from '../../blocks/_shared/browser/when-idle.ts';
import { holdEarlyEvents } from './early-events.ts';
import { loadApp } from './load-app.ts';

function watchIslands() {
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && loadApp(),
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll('[data-island]')) near.observe(island);
}

/** Selects the tab of the group that the page's address names, as the browser shows the group. */
function selectTab() {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const chosen = tabs.find(({ hash }) => hash === location.hash);
  if (!chosen) return;
  for (const tab of chosen.parentElement?.children ?? []) tab.ariaSelected = `${tab === chosen}`;
}

addEventListener('DOMContentLoaded', selectTab);
addEventListener('hashchange', selectTab);
addEventListener('DOMContentLoaded', () => holdEarlyEvents(loadApp));
// Code comes after all that is to be seen at once: it takes no line and no time from the first pictures.
addEventListener('load', () => whenIdle(watchIslands));
