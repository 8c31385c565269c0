/**
 * Only in the dev server's pages: when something was saved, the open page is fetched anew and React
 * applies what changed, so that state and scroll stay.
 */
import { forgetPages } from './pages.ts';

function refresh() {
  forgetPages();
  // The router reads its location again and asks for the page, which is no longer kept.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

await import('./app.tsx');
import.meta.hot?.on('pagewright:saved', refresh);
