import { type ReactElement, type ReactNode, useId } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';

interface PageDialogProps {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** Called on submit. If it throws, the message is shown and the dialog stays open. */
  onDo: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Renders a dialog for one action on a page, and the reason when it fails. */
export function PageDialog(props: PageDialogProps): ReactElement {
  const { title, action, onDo, onClose, children } = props;
  const { isBusy, notice, run } = useAction();
  return (
    <Dialog title={title} className="page-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            await onDo();
            onClose();
          });
        }}
      >
        <div className="page-dialog-body">
          {children}
          <Notice className="publish-notice" notice={notice} />
        </div>
        <div className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  hint?: string;
  isOptional?: boolean;
  onChange: (value: string) => void;
}

/** Renders a text field with its label and hint. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, hint, isOptional = false, onChange } = props;
  const id = useId();
  return (
    <div className="page-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        required={!isOptional}
        dir="auto"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
