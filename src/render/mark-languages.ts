import type { Page } from '../content/model/types.ts';

/**
 * Lets the links of the frame that lead to another language lead to this page in that language, so
 * that the frame is drawn once for all pages of a language. Where the page is not translated, and where
 * a link would lead to the page itself, there is only its place: document-head.ts of the browser puts
 * the next page's link there.
 *
 * @param html the frame's HTML as React writes it; such a link has `data-language`
 * @param base the path that the site is served below
 */
export function markLanguages(html: string, page: Page, base: string): string {
  if (!html.includes('data-language="')) return html;
  return html.replace(
    /<a [^>]*data-language="([^"]+)"[^>]*>.*?<\/a>/gs,
    (link: string, lang: string) => {
      const there = page.translations?.find((translation) => translation.lang === lang);
      if (!there || lang === page.lang) return `<a data-language="${lang}" hidden=""></a>`;
      return link.replace(/ href="[^"]*"/, ` href="${base}${encodeURI(there.route)}"`);
    },
  );
}
