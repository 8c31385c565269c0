/**
 * Only in the dev server's pages: when something was saved, the open page is fetched anew and React
 * applies what changed, so that state and scroll stay.
 */
import { isShown, refreshPage } from './pages.ts';

await import('./app.tsx');
// React would find another page than the one it comes to life in.
await isShown;
import.meta.hot?.on('pagewright:saved', () => {
  // The page that was missing may be there now, and what is said of it stands outside of what React draws.
  if (document.querySelector('.no-page-yet')) return location.reload();
  // What cannot be drawn is answered with a page of another kind, which is looked at as it is.
  refreshPage(location.pathname + location.search).catch(() => location.reload());
});

/** What was saved between drawing this page and now is told when it says how old it is. */
const drawn = document.querySelector<HTMLMetaElement>('meta[name=saves]');
if (drawn) import.meta.hot?.send('pagewright:drawn', Number(drawn.content));
