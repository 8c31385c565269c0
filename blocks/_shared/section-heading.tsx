import type { InBrowser } from './browser-data.ts';
import { inside, useDrawnInside } from './drawn-inside.ts';
import { RichText } from './rich-text.tsx';

interface SectionHeadingProps extends InBrowser {
  eyebrow?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
}

/**
 * The head of a section: a small line above, the heading (h2) and an introduction. Nothing when all are missing. An island
 * that passes on its `html` needs no data for it.
 */
export function SectionHeading({ eyebrow, heading, intro, html }: SectionHeadingProps) {
  const [drawn] = useDrawnInside(html, '.section-heading') ?? [];
  if (!eyebrow && !heading && !intro && drawn === undefined) return null;
  const lines = (
    <>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      {heading ? <h2>{heading}</h2> : null}
      <RichText html={intro} className="intro" />
    </>
  );
  return <header className="section-heading" {...inside(drawn, lines)} />;
}
