import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Renders a modal dialog that is open while it is rendered; the browser keeps the focus in it and returns the focus.
 */
export function Dialog({ title, className = '', onClose, children }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
