import { root } from './load-app.ts';

/**
 * How long a task goes on to the next block, in milliseconds. One block may take longer on a slow telephone, and the
 * task should stay below the 50 that browsers count as long.
 */
const TASK_TIME = 10;

// Off-screen blocks have a place but no layout while the root element has `data-lazy-layout`: layout.css.
/** The blocks that are laid out next; another list ends the work on the last one. */
let current: HTMLElement[] = [];

/** Defers the layout of off-screen blocks, or stops to: a page that is shown from its top is painted sooner. */
export function deferOffScreen(isDeferred: boolean): void {
  current = [];
  if (isDeferred) root.dataset.lazyLayout = '';
  else delete root.dataset.lazyLayout;
}

/**
 * Runs a task when the browser has responded to input, before anything else that waits: what reads the page next,
 * such as find in page or a screen reader, then finds all of its text.
 */
function runNext(task: () => void): void {
  if ('scheduler' in window) window.scheduler.postTask(task, { priority: 'user-blocking' });
  else setTimeout(task);
}

/**
 * Lays out off-screen blocks: on a fast machine all of them at once, so that the page has its whole text and its final
 * height when it is loaded; on a slow one in several tasks, between which the page responds.
 */
export function layOutOffScreen(): void {
  if (root.dataset.lazyLayout === undefined) return;
  const blocks = [...document.querySelectorAll<HTMLElement>('main > *, main ~ *')];
  current = blocks;
  const layOut = () => {
    if (blocks !== current) return;
    const end = performance.now() + TASK_TIME;
    while (performance.now() < end) {
      const block = blocks.shift();
      if (!block) return deferOffScreen(false);
      block.style.contentVisibility = 'visible';
      // The browser lays the block out before it answers, so that the time of it is counted.
      block.getBoundingClientRect();
    }
    runNext(layOut);
  };
  layOut();
}
