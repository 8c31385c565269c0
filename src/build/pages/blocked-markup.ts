/** Finds what the Content-Security-Policy of the pages blocks in the HTML of blocks. */
import type { Element, Properties, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Attributes whose values are addresses that a browser may open. */
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'xLinkHref'];

/** Returns whether the policy blocks a script: it allows those of the site's own files, and data is not executed. */
const isBlockedScript = ({ src, type }: Properties) =>
  !String(type).endsWith('json') && !/^\/(?!\/)/.test(String(src ?? ''));

/** Returns whether the policy blocks an element or one of its attributes. */
export const isBlocked = ({ tagName, properties }: Element): boolean =>
  tagName === 'style' ||
  (tagName === 'script' && isBlockedScript(properties)) ||
  Object.keys(properties).some((name) => /^(?:style|on.+)$/i.test(name)) ||
  ADDRESSES.some((name) => /^javascript:/i.test(String(properties[name] ?? '')));

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
const SUSPICIOUS = [' style="', '<style', '<script'];

/**
 * Checks the HTML of a page's blocks.
 *
 * @throws an error that names the block, if visitors' browsers would block a part of it
 */
export function refuseBlockedMarkup(html: string): void {
  if (!SUSPICIOUS.some((part) => html.includes(part))) return;
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
