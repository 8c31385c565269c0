import type { ComponentProps } from 'react';
import type { Button as ButtonData } from '../../../schema/generated/types.ts';
import { Buttons } from './link.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

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
