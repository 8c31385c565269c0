/**
 * Marks the links of the site's frame that lead to the page itself, so that the frame is drawn
 * once for all pages.
 *
 * @param html the frame's HTML as React writes it
 * @param route the page's route
 * @returns the same HTML with `aria-current="page"` on those links, and with `data-here`: a style sheet that asks what
 *   `:has()` the one would make browsers look at all blocks whenever a slider says which of its dots is current
 */
export function markCurrent(html: string, route: string): string {
  const link = `href="${route}"`;
  return html.includes(link)
    ? html.replaceAll(link, `${link} aria-current="page" data-here`)
    : html;
}
