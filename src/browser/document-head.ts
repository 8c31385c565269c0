import { headElements, languageLinks, type PageContent } from './read-page.ts';

/**
 * Updates the links to other languages: they lead to the page's translations; without one, only a placeholder stays.
 */
function showLanguages(page: PageContent) {
  languageLinks(document).forEach((link, index) => {
    const own = page.languageLinks[index];
    if (own && !own.isEqualNode(link)) link.replaceWith(own.cloneNode(true));
  });
}

/** Marks the links of the frame that lead to the page itself, as frame-links.ts does when it renders. */
function markCurrent() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#app > div a[href]')) {
    const isCurrent = link.getAttribute('href') === location.pathname;
    link.toggleAttribute('data-here', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current');
  }
}

/** Updates the document around the page: title, language, the rest of the head, and the marks in menus. */
export function updateHead(page: PageContent): void {
  document.title = page.title;
  document.documentElement.lang = page.lang;
  document.documentElement.dir = page.dir;
  // React itself removes what islands render into the head, later and from its parent.
  document.createDocumentFragment().append(...headElements(document));
  document.head.append(...page.head.map((element) => element.cloneNode(true)));
  showLanguages(page);
  markCurrent();
}
