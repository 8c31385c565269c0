import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { loadIslands } from './island.tsx';
import { type PageContent, readPage } from './read-page.ts';

/**
 * How long to wait for a page before the browser loads it as a document, in milliseconds: the browser shows progress
 * and can be stopped.
 */
const PAGE_TIMEOUT = 20_000;
/** How long a page waits for the code of its islands, in milliseconds; after that it is shown without. */
const CODE_TIMEOUT = 2000;

/** Loaded, fetched or prefetched pages by path; the query does not change a page. */
const pages = new Map<string, Promise<PageContent>>();

/** Adds a page that is loaded already. */
export function keepPage(path: string, page: PageContent): void {
  pages.set(path, Promise.resolve(page));
}

/** Forgets all pages, because their sources have changed. */
export function forgetPages(): void {
  pages.clear();
}

/** Resolves when the code of a page's islands is loaded or has failed, or takes too long. */
function waitForIslands({ tree }: PageContent): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, CODE_TIMEOUT);
    void loadIslands(tree.main).then(resolve);
  });
}

/** Starts to load the picture that a page shows first. Only pictures in the current document load by themselves. */
function loadFirstPicture(page: DocumentFragment): void {
  const picture = page.querySelector('main picture:has(> img[fetchpriority=high])');
  if (picture) document.importNode(picture, true);
}

async function fetchPage(path: string): Promise<PageContent> {
  const signal = AbortSignal.timeout(PAGE_TIMEOUT);
  const response = await fetch(path, { headers: { accept: 'text/html' }, signal });
  if (response.redirected) throw new Error('The page has moved; the browser follows it there.');
  // In a template nothing runs or loads, and the Content-Security-Policy does not apply to its style sheet.
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const page = readPage(template.content);
  loadFirstPicture(template.content);
  return page;
}

function pageAt(path: string): Promise<PageContent> {
  const known = pages.get(path);
  if (known) return known;
  const page = fetchPage(path);
  pages.set(path, page);
  // It is fetched again the next time.
  page.catch(() => pages.delete(path));
  return page;
}

/** Returns whether a page is in another language: it has another header, another font and other messages. */
const isForeign = ({ lang }: PageContent) => lang !== document.documentElement.lang;

/**
 * Fetches a page and the code of its islands, once.
 *
 * @param path the address's path
 * @throws when the network fails or is too slow, or the answer is not a page of this site
 */
export async function preparePage(path: string): Promise<PageContent> {
  const page = await pageAt(path);
  if (isForeign(page)) return page;
  await waitForIslands(page);
  return page;
}

/**
 * Loads the page of a navigation, for the router. What cannot be shown in the app is loaded as a document: a page in
 * another language, one that cannot be fetched, and what is not a page of this site.
 *
 * @param hash that of the address; a request has none
 * @throws when a page of the history cannot be fetched: the browser has its address already
 */
export async function loadPage(
  { request }: LoaderFunctionArgs,
  hash: string,
): Promise<PageContent> {
  const { pathname, href } = new URL(request.url);
  try {
    const page = await preparePage(pathname);
    if (!isForeign(page)) return page;
  } catch (error) {
    if (href === location.href.replace(location.hash, '')) throw error;
  }
  throw redirectDocument(href + hash);
}
