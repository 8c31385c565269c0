import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { x } from './icons.ts';

interface OpenButtonProps {
  /** The id of the `<dialog>`. */
  dialog: string;
  /** Names a button that shows only an icon. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Returns the attributes with which a button opens or closes a dialog without script; React's types do not have them
 * yet.
 */
function command(name: 'show-modal' | 'close', dialog: string) {
  return { command: name, commandfor: dialog };
}

/** Renders a button that opens a dialog of the page. */
export function OpenButton({ dialog, label, className, children }: OpenButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      {...command('show-modal', dialog)}
    >
      {children}
    </button>
  );
}

/** Renders the close button (×) of a dialog. */
export function CloseButton({ dialog, label }: { dialog: string; label: string }) {
  return (
    <button type="button" className="icon-button" aria-label={label} {...command('close', dialog)}>
      <Icon svg={x} />
    </button>
  );
}
