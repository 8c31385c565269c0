/** Pages on which films are shown, which are no films themselves. */

const players: [name: string, address: RegExp][] = [
  ['YouTube', /\b(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i],
  ['Vimeo', /\bvimeo\.com\//i],
];

/** Whose page with a player a text leads to, be it an address or the HTML that shows the page in a frame. */
export function playerPage(text: string): string | undefined {
  return players.find(([, address]) => address.test(text))?.[0];
}

/** What to do with a film that such a page shows; `written` is what names a film of the site. */
export function insteadOfPage(written: string): string {
  return `Put the film into the public folder and write ${written}, or let a button lead to the page: { label: Watch the film, to: … }.`;
}
