import { createBrowserRouter } from 'react-router-dom';
import { ErrorScreen } from './error-screen.tsx';
import { keepPage, loadPage } from './load-page.ts';
import { Page } from './page.tsx';
import { readPage } from './read-page.ts';

/** The page that was loaded as a document. It has to be read before React takes over. */
export const firstPage = readPage(document);
keepPage(location.pathname + location.search, firstPage);

/** Every address of the site is a page: one route. */
export const router = createBrowserRouter(
  [{ id: 'page', path: '*', loader: loadPage, Component: Page, errorElement: <ErrorScreen /> }],
  { hydrationData: { loaderData: { page: firstPage } } },
);

// The browser itself has restored where a loaded document was scrolled to, and the visitor may have scrolled since.
router.enableScrollRestoration({}, () => scrollY);
