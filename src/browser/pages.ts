import { withStyleAsData } from './page-styles.ts';
import { type BrowserPage, readPage } from './read-page.ts';
import { withSameNodes } from './same-nodes.ts';
import { settle } from './settle.ts';

/** Where it takes longer than this to read a page, it may take longer than 50 until it is painted, in milliseconds: eight to ten times as long, measured in Chromium. */
const LONG = 5;

/** The pages that were loaded, fetched or prefetched, by path. */
const pages = new Map<string, Promise<BrowserPage>>();

/** Loads the picture that a page shows first, so that it comes with the page's words: a document loads what is its own, seen or not. */
function sendForPicture(page: Document): Node | undefined {
  const picture = page.querySelector('main picture:has(> img[fetchpriority=high])');
  return picture ? document.importNode(picture, true) : undefined;
}

/** After this time a page is left to the browser, in milliseconds: it says what it waits for, and can be told to stop. */
const PATIENCE = 20_000;

async function fetchPage(path: string): Promise<BrowserPage> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(path, { headers: { accept: 'text/html' }, signal });
  if (response.redirected) throw new Error('The page has moved; the browser follows it there.');
  const html = await response.text();
  const began = performance.now();
  const parsed = new DOMParser().parseFromString(withStyleAsData(html), 'text/html');
  const page = readPage(parsed);
  // Chromium keeps each film for as long as the window is open, and with it the document that it is in.
  for (const film of parsed.querySelectorAll('video')) document.adoptNode(film);
  return { ...page, picture: sendForPicture(parsed), takesLong: performance.now() - began > LONG };
}

/**
 * The page at a path, fetched once. A page that does not exist gives the site's 404 page.
 *
 * @param path the address's path, with its query if any
 * @returns rejects when the network fails or the answer is not a page of this site, and so does each
 * later call until the path is forgotten
 */
export function loadPage(path: string): Promise<BrowserPage> {
  let page = pages.get(path);
  if (!page) {
    const fetched = fetchPage(path);
    page = fetched;
    fetched.then(
      (value) => keepPage(path, value),
      // Kept as it is: React asks again for what it waits for, and must be told the same.
      (reason) => {
        Object.assign(fetched, { status: 'rejected', reason });
      },
    );
    pages.set(path, page);
  }
  return page;
}

/** Lets the next call of `loadPage` try again. */
export function forgetPage(path: string): void {
  pages.delete(path);
}

/** Puts a page that is there already in the store. */
export function keepPage(path: string, page: BrowserPage): void {
  pages.set(path, settle(Promise.resolve(page), page));
}

/** Told when the page that is shown was made anew. */
const listeners = new Set<() => void>();

let tellShown = () => {};
/** Resolves when React has taken over what the page shows. */
export const isShown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** Calls a listener after each refresh, until the returned function is called. */
export function onRefresh(listener: () => void): () => void {
  listeners.add(listener);
  tellShown();
  return () => listeners.delete(listener);
}

let refreshes = 0;

/** Fetches the page at a path again, because what it was made from has changed, and shows it. */
export async function refreshPage(path: string): Promise<void> {
  const turn = ++refreshes;
  const page = await fetchPage(path);
  // Of two quick saves the second counts, whichever is answered first.
  if (turn !== refreshes) return;
  const before = await pages.get(path)?.catch(() => undefined);
  pages.clear();
  keepPage(path, before ? withSameNodes(page, before) : page);
  for (const listener of listeners) listener();
}
