/** Finds what the Content-Security-Policy of the pages blocks in the HTML of blocks. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Returns whether the policy blocks an element or one of its attributes. Scripts that hold data are not executed. */
export const isBlocked = ({ tagName, properties }: Element): boolean =>
  tagName === 'style' ||
  (tagName === 'script' && !String(properties.type).endsWith('json')) ||
  Object.entries(properties).some(
    ([name, value]) => /^(?:style|on.+)$/i.test(name) || /^javascript:/i.test(String(value)),
  );

/** Returns the HTML of an element without what is inside: `<img src="/images/oak.jpg">`. */
export const withoutContent = (element: Element): string => toHtml({ ...element, children: [] });

interface BlockedElement {
  element: Element;
  /** The type of the block around it; `undefined` when React has moved it to the head. */
  block: string | undefined;
}

function findBlocked(parent: Root | Element, around?: string): BlockedElement | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const block = (child.properties.dataBlock as string | undefined) ?? around;
    const found = isBlocked(child) ? { element: child, block } : findBlocked(child, block);
    if (found) return found;
  }
  return undefined;
}

/** What HTML with blocked markup contains. Text may contain it too, so the HTML is then parsed. */
const SIGNS = [' style="', '<style', '<script'];

/**
 * Checks the HTML of a page's blocks.
 *
 * @throws an error that names the block, if visitors' browsers would block a part of it
 */
export function refuseBlockedMarkup(html: string): void {
  if (!SIGNS.some((sign) => html.includes(sign))) return;
  const found = findBlocked(fromHtml(html, { fragment: true }));
  if (!found) return;
  const { element, block } = found;
  const instead =
    element.tagName === 'script'
      ? 'Make the block an island instead'
      : 'Use a class instead, with its rules in style.css, or another component';
  throw new Error(
    `${block ? `blocks/${block}` : 'A block'} renders ${withoutContent(element)}, which the Content-Security-Policy of the pages blocks. ${instead}.`,
  );
}
