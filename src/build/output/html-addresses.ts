import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Returns HTML with the addresses of its links, pictures and films mapped by `change`. */
export function mapAddresses(html: string, change: (address: string) => string): string {
  const tree = fromHtml(html, { fragment: true });
  const visit = (node: RootContent): void => {
    if (node.type !== 'element') return;
    changeAddresses(node, change);
    node.children.forEach(visit);
  };
  tree.children.forEach(visit);
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
