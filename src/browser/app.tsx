/** Entry point of the app in the browser. The inline script imports it when it is first needed. */
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type OutboxAccess, OutboxContext } from '../../blocks/_shared/browser/outbox.ts';
import { watchCoveredFields } from './covered-fields.ts';
import { listenToDialogs } from './dialogs.ts';
import { hydrateWhenNear } from './island.tsx';
import { listenToLinks } from './links.ts';
import { listenToMenus } from './menus.ts';
import { isWaiting } from './outbox/waiting-flag.ts';
import { type PageContent, readPage } from './read-page.ts';
import { createRouter } from './router.tsx';

/** Yields to the browser between two steps of the start, so that input is handled meanwhile. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the app: reads the page from the document, then hydrates it. */
async function start(): Promise<DataRouter> {
  listenToDialogs();
  listenToMenus();
  watchCoveredFields();

  await nextTask();
  const firstPage = readPage(document);

  await nextTask();
  const router = createRouter(firstPage);
  const hydration = hydrate(firstPage, router);
  listenToLinks(router, hydration);
  await hydration;
  return router;
}

/** Hydrates the page; resolves when React listens to the router's navigations. */
async function hydrate({ tree }: PageContent, router: DataRouter): Promise<void> {
  await nextTask();
  const root = document.getElementById('app') as HTMLElement;
  hydrateWhenNear(tree.main, root);
  return new Promise((resolve) => {
    // A transition can be interrupted: React handles input while it hydrates.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App router={router} onHydrated={resolve} />
        </StrictMode>,
      );
    });
  });
}

interface AppProps {
  router: DataRouter;
  onHydrated: () => void;
}

/** The outbox of this browser. Its code is loaded when a form is filled in, or when a form of an earlier visit waits. */
const outbox: OutboxAccess = { isWaiting, load: () => import('./outbox/outbox.ts') };

function App({ router, onHydrated }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <OutboxContext value={outbox}>
      <RouterProvider router={router} />
    </OutboxContext>
  );
}

/** Resolves with the router when the page is hydrated. */
export const hydrated: Promise<DataRouter> = start();
