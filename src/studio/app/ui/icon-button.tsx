import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What the button does; shown as a tooltip. */
  label: string;
}

/** Renders a button with an icon only. */
export function IconButton({
  icon,
  label,
  className = '',
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
