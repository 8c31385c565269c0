/** Returns what to do with a film that such a page shows; `written` is what names a film of the site. */
export function insteadOfPage(written: string): string {
  return `Put the film into the public folder and write ${written}, or let a button lead to the page: { label: Watch the film, to: … }.`;
}
