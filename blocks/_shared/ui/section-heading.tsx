import { RichText } from './rich-text.tsx';

/** The fields of the head of a section. */
export interface SectionHeadingProps {
  eyebrow?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
}

/** Renders the head of a section: a small line, the heading (h2) and an introduction; nothing without any. */
export function SectionHeading({ eyebrow, heading, intro }: SectionHeadingProps) {
  if (!eyebrow && !heading && !intro) return null;
  return (
    <header className="section-heading">
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      {heading ? <h2>{heading}</h2> : null}
      <RichText html={intro} className="intro" />
    </header>
  );
}
