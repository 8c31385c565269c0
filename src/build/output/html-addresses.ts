import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** Returns HTML with the addresses of its links, pictures and films mapped by `change`. */
export function mapAddresses(html: string, change: (address: string) => string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (element) => changeAddresses(element, change));
  return toHtml(tree);
}

function changeAddresses({ properties }: Element, change: (address: string) => string): void {
  for (const name of ['href', 'src', 'poster']) {
    if (typeof properties[name] === 'string') properties[name] = change(properties[name]);
  }
  // Each candidate is an address and a width: `/a-320.webp 320w`.
  const candidates = properties.srcSet?.split(/,\s+/).map((candidate) => {
    const [address = '', ...size] = candidate.trim().split(' ');
    return [change(address), ...size].join(' ');
  });
  if (candidates) properties.srcSet = candidates.join(', ');
}
