/** Pages on which films are shown, which are no films themselves. */

const players: [name: string, address: RegExp][] = [
  ['YouTube', /\b(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i],
  ['Vimeo', /\bvimeo\.com\//i],
];

/** Returns whose page with a player a text leads to, be it an address or the HTML that shows the page in a frame. */
export function playerPage(text: string): string | undefined {
  return players.find(([, address]) => address.test(text))?.[0];
}
