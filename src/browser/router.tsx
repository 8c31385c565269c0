import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { ErrorScreen } from './error-screen.tsx';
import { keepPage, loadPage } from './load-page.ts';
import { Page } from './page.tsx';
import type { PageContent } from './read-page.ts';

/**
 * Creates the router. It has one route: every address of the site is a page.
 *
 * @param page the page that was loaded as a document
 */
export function createRouter(page: PageContent): DataRouter {
  keepPage(location.pathname, page);
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: (args) => loadPage(args, router.state.navigation.location?.hash ?? ''),
        Component: Page,
        errorElement: <ErrorScreen />,
      },
    ],
    { hydrationData: { loaderData: { page } } },
  );
  return router;
}
