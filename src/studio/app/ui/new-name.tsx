import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface NewNameProps {
  /** The label of the button that asks for a name. */
  button: string;
  label: string;
  /** The label of the submit button. */
  action: string;
  /** Returns the name for a text; an empty string when none can be made of it. */
  nameOf: (words: string) => string;
  /** Returns why no name can be made of a text; an empty string when one can, or the text is empty. */
  errorOf?: (words: string) => string;
  onMake: (name: string) => void;
}

/** Renders a button that asks for the name of something new. */
export function NewName(props: NewNameProps): ReactElement {
  const { button, label, action, nameOf, errorOf = () => '', onMake } = props;
  const [words, setWords] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
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
  const error = errorOf(words);
  const name = error ? '' : nameOf(words);
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
          aria-describedby={errorId}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className="field-help" id={errorId} role="status">
        {error}
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
