/** The page's React tree: fetched by the inline script on the first sign of need, never before. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { OutboxContext } from '../../blocks/_shared/browser/outbox.ts';
import { isIsland, type TreeNode } from '../render/page-tree.ts';
import { CurrentPage } from './current-page.tsx';
import { tendDialogs } from './dialogs.ts';
import { holdEarlyEvents } from './early.ts';
import { ErrorScreen } from './error-screen.tsx';
import { tendLinks } from './in-page-links.ts';
import { loadWhenNear, putOnPage } from './islands.tsx';
import { tendMenus } from './menus.ts';
import { outboxAccess } from './outbox/outbox-access.ts';
import { keepPage } from './pages.ts';
import { readPage } from './read-page.ts';

function findIslands(nodes: TreeNode[], root: Element) {
  for (const node of nodes.filter(isIsland)) {
    const element = root.querySelector(`[data-key="${node.key}"]`);
    if (element) putOnPage(node, element);
  }
}

/** Lets whatever the visitor did meanwhile go first. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// No `await` of the module's own: the bundler would give what it shares with islands files of their own, each asked for in turn.
async function start() {
  // React has only just been read.
  await pause();

  tendDialogs();
  tendMenus();
  tendLinks();
  // From a page without islands the way may lead to one that has some.
  holdEarlyEvents(() => Promise.resolve());
  const root = document.getElementById('app') as HTMLElement;
  const first = readPage(document);
  keepPage(location.pathname + location.search, first);
  findIslands(Object.values(first.tree).flat(), root);
  await pause();

  // Those of the frame load at once: React cannot show another page while one that stays is asleep.
  for (const node of first.tree.main.filter(isIsland)) loadWhenNear(node);

  // In a transition React works in short turns and lets input through between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorScreen>
          <BrowserRouter useTransitions={false}>
            <OutboxContext value={outboxAccess}>
              <CurrentPage />
            </OutboxContext>
          </BrowserRouter>
        </ErrorScreen>
      </StrictMode>,
    );
  });
}

void start();
