import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface NewNameProps {
  /** What the button says that asks for a name. */
  button: string;
  label: string;
  /** What the button says that makes something of it. */
  action: string;
  /** Returns the name that words give; an empty one where they give none. */
  nameOf: (words: string) => string;
  /** Returns why words give no name; nothing where they do, or nothing is written yet. */
  faultOf?: (words: string) => string;
  onMake: (name: string) => void;
}

/** Renders a button that asks for the name of something new. */
export function NewName(props: NewNameProps): ReactElement {
  const { button, label, action, nameOf, faultOf = () => '', onMake } = props;
  const [words, setWords] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const isOpen = words !== undefined;
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button type="button" className="add-entry" onClick={() => setWords('')}>
        <Icon name="plus" />
        {button}
      </button>
    );
  }
  const fault = faultOf(words);
  const name = fault ? '' : nameOf(words);
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name) return;
        onMake(name);
        setWords(undefined);
      }}
    >
      <label>
        {label}
        <input
          ref={input}
          className="input"
          dir="auto"
          value={words}
          aria-describedby={faultId}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className="field-help" id={faultId} role="status">
        {fault}
      </p>
      <div className="name-actions">
        <button type="button" className="button" onClick={() => setWords(undefined)}>
          Cancel
        </button>
        <button type="submit" className="button primary" disabled={!name}>
          {action}
        </button>
      </div>
    </form>
  );
}
