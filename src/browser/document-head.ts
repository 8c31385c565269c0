import { headElements, languageLinks, type PageContent } from './read-page.ts';

/** Shows the page's links to other languages: they lead to its translations, or are places for links only. */
function showLanguages(page: PageContent) {
  languageLinks(document).forEach((link, index) => {
    const own = page.languageLinks[index];
    if (own && !own.isEqualNode(link)) link.replaceWith(own.cloneNode(true));
  });
}

/** Marks the links of the frame that lead to the page itself: frame-links.ts of the renderer. */
function markCurrent() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#app > div a[href]')) {
    const isCurrent = link.getAttribute('href') === location.pathname;
    link.toggleAttribute('data-here', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current');
  }
}

/** Updates what surrounds the page: title, language, the rest of the head, and the marks in menus. */
export function updateHead(page: PageContent): void {
  document.title = page.title;
  document.documentElement.lang = page.lang;
  document.documentElement.dir = page.dir;
  // What islands render into the head, React takes away itself later: from its parent.
  document.createDocumentFragment().append(...headElements(document));
  document.head.append(...page.head.map((element) => element.cloneNode(true)));
  showLanguages(page);
  markCurrent();
}
