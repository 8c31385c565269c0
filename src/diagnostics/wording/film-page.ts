/** Returns the hint for a video page in place of a film; `written` is the value for a film of the site. */
export function insteadOfPage(written: string): string {
  return `Put the film into the public folder and write ${written}, or let a button lead to the page: { label: Watch the film, to: … }.`;
}
