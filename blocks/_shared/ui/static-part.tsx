import type { ElementType, HTMLAttributes, ReactNode } from 'react';

/** A part of an island that never changes: a React element in the build, the existing HTML in the browser. */
export class StaticPart {
  constructor(
    readonly element: ReactNode,
    /** Identifies the part within its island. */
    readonly id?: number,
    readonly html?: string,
  ) {}
}

interface StaticProps extends HTMLAttributes<HTMLElement> {
  of: StaticPart;
  /** The element's tag; the default is `div`. */
  as?: ElementType;
}

/** Renders an element that contains a static part. In the browser React keeps its HTML and does not hydrate it. */
export function Static({ of: { element, id, html }, as: Tag = 'div', ...attributes }: StaticProps) {
  const inside =
    html === undefined
      ? { children: element }
      : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
  return <Tag {...attributes} data-part={id} {...inside} />;
}
