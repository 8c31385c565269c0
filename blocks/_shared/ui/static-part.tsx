import type { ElementType, HTMLAttributes, ReactNode } from 'react';

/** A part of an island that never changes: an element when the page is built, and in the browser the HTML that is there. */
export class StaticPart {
  readonly element: ReactNode;
  /** Names the part within its island. */
  readonly id: number | undefined;
  readonly html: string | undefined;

  constructor(element: ReactNode, id?: number, html?: string) {
    this.element = element;
    this.id = id;
    this.html = html;
  }
}

interface StaticProps extends HTMLAttributes<HTMLElement> {
  of: StaticPart;
  /** The element's tag; the default is `div`. */
  as?: ElementType;
}

/** Renders an element with a static part in it. React keeps its HTML and never looks into it. */
export function Static({ of: { element, id, html }, as: Tag = 'div', ...attributes }: StaticProps) {
  const inside =
    html === undefined
      ? { children: element }
      : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
  return <Tag {...attributes} data-part={id} {...inside} />;
}
