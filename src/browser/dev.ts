/**
 * Only in the dev server's pages: when something was saved, the open page is fetched anew and React
 * applies what changed, so that state and scroll stay.
 */
import { refreshPage } from './pages.ts';

await import('./app.tsx');
import.meta.hot?.on('pagewright:saved', () => refreshPage(location.pathname + location.search));
