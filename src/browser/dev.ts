/**
 * Runs only in the dev server's pages: when something was saved, the open page is fetched anew and React applies what
 * changed, so that state and scroll stay.
 */
import { listenToEditors } from './dev-editing.ts';
import { forgetPages } from './load-page.ts';
import { hydrateAll } from './near.ts';

listenToEditors();

// Pages name this module as their app, too: after a change of code imports get another address from Vite than the inline script
// has, and the app would start twice.
export const { hydrated } = await import('./app.tsx');
// React would find another page than the one that it hydrates.
const router = await hydrated;

async function refresh() {
  // The page that was missing may be there now, and what is said of it stands outside of what React renders.
  if (document.querySelector('.no-page-yet')) return location.reload();
  forgetPages();
  hydrateAll();
  await router.revalidate();
  // What cannot be rendered is answered with a page of another kind, which is looked at as it is.
  if (router.state.errors) location.reload();
  // Studio shows this page in a frame.
  dispatchEvent(new Event('pagewright:refreshed'));
}
import.meta.hot?.on('pagewright:saved', refresh);

/** What was saved between rendering this page and now is told when it says how old it is. */
const saves = document.querySelector<HTMLMetaElement>('meta[name=saves]');
if (saves) import.meta.hot?.send('pagewright:rendered', Number(saves.content));
