/**
 * Runs in the dev server's pages only: after a save the open page is fetched again and React applies the difference,
 * so that state and scroll position stay.
 */

import { listenToEditors } from './dev-editing.ts';
import { forgetPages } from './load-page.ts';
import { hydrateAll } from './near.ts';
import { focusHeading } from './update-document.ts';

listenToEditors();

// Pages import this module as their app, too: after a change of code Vite gives imports another address than the
// inline script has, and the app would start twice.
export const { hydrated } = await import('./app.tsx');
// React would hydrate another page than the one that the server rendered.
const router = await hydrated;

/** Moves the focus from a problem that is gone to the next one, or to the heading of the page. */
function focusNextProblem() {
  if (document.activeElement !== document.body) return;
  const cards = '.problem-card:not(.quiet)';
  const next =
    document.querySelector<HTMLElement>(`${cards} [data-fix]`) ??
    document.querySelector<HTMLElement>(`${cards} [data-open]`);
  if (next) next.focus();
  else focusHeading();
}

function whenGone(element: Element, action: () => void) {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    action();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

async function refresh() {
  // The missing page may exist now, and the message about it is not rendered by React.
  if (document.querySelector('.no-page-yet')) return location.reload();
  forgetPages();
  hydrateAll();
  const button = document.activeElement;
  if (button?.closest('.problem-card')) whenGone(button, focusNextProblem);
  await router.revalidate();
  // What cannot be rendered is answered with another kind of page, which is loaded as a document.
  if (router.state.errors) location.reload();
  // Studio shows this page in a frame.
  dispatchEvent(new Event('pagewright:refreshed'));
}
import.meta.hot?.on('pagewright:saved', refresh);

/** The page sends the number of saves that it was rendered with, and is told what was saved since. */
const saves = document.querySelector<HTMLMetaElement>('meta[name=saves]');
if (saves) import.meta.hot?.send('pagewright:rendered', Number(saves.content));
