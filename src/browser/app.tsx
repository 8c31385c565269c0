/** The app in the browser: fetched by the inline script on the first sign of need, never before. */
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { OutboxContext } from '../../blocks/_shared/browser/outbox.ts';
import { watchCoveredFields } from './covered-fields.ts';
import { listenToDialogs } from './dialogs.ts';
import { hydrateWhenNear } from './island.tsx';
import { listenToLinks } from './links.ts';
import { listenToMenus } from './menus.ts';
import { outboxAccess } from './outbox/outbox-access.ts';
import { type PageContent, readPage } from './read-page.ts';
import { createRouter } from './router.tsx';

/** Lets the browser answer the visitor between one step of the start and the next. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the app: reads the page before React takes over, and hydrates it. */
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

/** Lets React take over what the page shows; resolves when the page hears of the router's navigations. */
async function hydrate({ tree }: PageContent, router: DataRouter): Promise<void> {
  await nextTask();
  const root = document.getElementById('app') as HTMLElement;
  hydrateWhenNear(tree.main, root);
  return new Promise((resolve) => {
    // In a transition React lets input through while it hydrates.
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

function App({ router, onHydrated }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <OutboxContext value={outboxAccess}>
      <RouterProvider router={router} />
    </OutboxContext>
  );
}

/** Resolves with the router when React has taken over what the page shows. */
export const hydrated: Promise<DataRouter> = start();
