/** A page in the tree of pages, or a part of an address that has no page. */
export interface PageNode {
  route: string;
  /** Missing where there is no page. */
  title?: string;
  children: PageNode[];
}

interface ListedPage {
  route: string;
  title: string;
}

const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

/**
 * Returns pages as a tree of their addresses: `/service/cleaning` is below `/service`, whether that is a page or not.
 * The home page is beside the others. Pages keep their order.
 */
export function pageTree(pages: ListedPage[]): PageNode[] {
  const top: PageNode[] = [];
  const nodes = new Map<string, PageNode>();
  const nodeAt = (route: string): PageNode => {
    const known = nodes.get(route);
    if (known) return known;
    const node: PageNode = { route, children: [] };
    nodes.set(route, node);
    const parent = parentOf(route);
    (parent ? nodeAt(parent).children : top).push(node);
    return node;
  };
  for (const { route, title } of pages) nodeAt(route).title = title;
  return top;
}

/** Returns whether an address is below another in the tree. */
export const isBelow = (route: string, other: string) => route.startsWith(`${other}/`);
