import { afterPaint } from '../../blocks/_shared/after-paint.ts';
import { aboutPage, type BrowserPage, languageLinks } from './read-page.ts';

/** The links to other languages are those of the page: they lead to its translations, or are places for links only. */
function showLanguages({ languages }: BrowserPage) {
  document.querySelectorAll(languageLinks).forEach((link, index) => {
    const own = languages[index];
    if (own && !own.isEqualNode(link)) link.replaceWith(own.cloneNode(true));
  });
}

function markCurrent() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#app > div a[href]')) {
    const current = link.getAttribute('href') === location.pathname;
    link.toggleAttribute('data-here', current);
    if (current) link.setAttribute('aria-current', 'page');
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current');
  }
}

/** What surrounds the page follows it: title and language at once, what is said of it in the head and marks in menus when it is seen. */
export function dressDocument(page: BrowserPage): void {
  document.title = page.title;
  for (const name of ['lang', 'dir'] as const) {
    // Written anew, even the same is a change to browsers: they look at the style of all that is there.
    if (document.documentElement[name] !== page[name]) document.documentElement[name] = page[name];
  }
  afterPaint(() => {
    // What is copied or shared from the address is the canonical one, so it has to be this page's.
    for (const element of document.querySelectorAll(aboutPage)) element.remove();
    document.head.append(...page.about.map((element) => element.cloneNode(true)));
    showLanguages(page);
    markCurrent();
  });
}
