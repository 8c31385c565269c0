import { useEffect } from 'react';
import { createBrowserRouter, type DataRouter, useRevalidator } from 'react-router-dom';
import { keepPage, loadPage } from './load-page.ts';
import { Page } from './page.tsx';
import type { PageContent } from './read-page.ts';

/**
 * Renders the screen for an error that no page can handle: specification, section 8. Going back in the history leaves
 * it, and so does coming back online.
 */
function ErrorScreen() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [revalidate]);
  return (
    <main id="content" className="container error-screen" role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on this page. Loading it again usually helps.</p>
      <p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          Load the page again
        </button>
      </p>
    </main>
  );
}

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
