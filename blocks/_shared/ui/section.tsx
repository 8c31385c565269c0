import type { ComponentProps } from 'react';
import type { Button as ButtonData } from '../../../schema/generated/types.ts';
import { Buttons } from './link.tsx';
import { RichText } from './rich-text.tsx';

/** The fields of the head of a section. */
interface SectionHeadingProps {
  eyebrow?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
}

/**
 * Renders the head of a section: a small line above, the heading (h2) and an introduction; nothing when all are
 * missing.
 */
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

interface SectionProps extends ComponentProps<'div'> {
  /** The block's own fields. */
  of: SectionHeadingProps & { button?: ButtonData | undefined };
}

/** Renders the common parts of a block: its heading, its content and its button. */
export function Section({ of: block, children, className = 'container', ...rest }: SectionProps) {
  const { eyebrow, heading, intro, button } = block;
  return (
    <div className={className} {...rest}>
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      {children}
      <Buttons of={button && [button]} />
    </div>
  );
}
