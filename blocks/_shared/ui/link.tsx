import type { ReactNode } from 'react';
import type { Button as ButtonData, Link as LinkData } from '../../../schema/generated/types.ts';
import { Icon } from './icon.tsx';
import { arrowRight } from './icons.ts';

interface LinkProps {
  link: Pick<LinkData, 'to' | 'newTab'>;
  className?: string;
  label?: string;
  children?: ReactNode;
}

/** Renders an `<a>` to a page, a file or another site. `label` names a link that shows only an icon. */
export function Link({ link, className, label, children }: LinkProps) {
  const target = link.newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={link.to} className={className} aria-label={label} {...target}>
      {children}
    </a>
  );
}

/**
 * Renders an inconspicuous link with an arrow, as on cards. Screen readers read `about` after the label, to tell
 * several links apart.
 */
export function MoreLink({ link, about }: { link: LinkData; about?: string }) {
  return (
    <Link link={link} className="more-link">
      <span>
        <span>{link.label}</span>
        {about ? <span className="visually-hidden">{` ${about}`}</span> : null}
      </span>
      <Icon svg={arrowRight} className="icon-arrow" />
    </Link>
  );
}

/** Renders a link that looks like a button; `style` falls back to primary. */
export function Button({ button }: { button: ButtonData }) {
  const style = button.style ?? 'primary';
  return (
    <Link link={button} className={`button button-${style}`}>
      {button.label}
      {style === 'quiet' ? <Icon svg={arrowRight} className="icon-arrow" /> : null}
    </Link>
  );
}

interface ButtonsProps {
  of: ButtonData[] | undefined;
}

/** Renders a row of buttons at the end of a block, or nothing when there are none. */
export function Buttons({ of: buttons = [] }: ButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <div className="buttons">
      {buttons.map((button) => (
        <Button key={button.to + button.label} button={button} />
      ))}
    </div>
  );
}
