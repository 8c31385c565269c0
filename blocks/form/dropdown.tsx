import { useEffect, useRef, useState } from 'react';
import type { FormField } from '../../schema/generated/types.ts';
import { Icon } from '../_shared/icon.tsx';
import { check, chevronDown } from '../_shared/icons.ts';
import { useListbox } from './use-listbox.ts';

interface DropdownProps {
  field: Partial<FormField>;
  /** The id of what the label belongs to: the button when it is there, else the select. The label's own is `${id}-label`. */
  id: string;
  describedBy?: string;
}

/**
 * A native select, which script covers with a button and a list of options of our own. The select goes
 * on carrying the name and the value; it is what the form sends, resets and checks.
 */
export function Dropdown({ field, id, describedBy }: DropdownProps) {
  const { name, options = [], required } = field;
  const first = field.default ?? options[0] ?? '';
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState(first);
  const [enhanced, setEnhanced] = useState(false);

  useEffect(() => {
    const element = select.current;
    if (!element) return;
    const read = () => setValue(element.value);
    // The select has its default again only after the event.
    const afterReset = () => setTimeout(read);
    read();
    setEnhanced(true);
    element.form?.addEventListener('reset', afterReset);
    return () => element.form?.removeEventListener('reset', afterReset);
  }, []);

  const choose = (option: string) => {
    if (select.current) select.current.value = option;
    setValue(option);
  };
  const list = useListbox({ id, options, value, choose });

  return (
    <div className="dropdown" ref={list.root}>
      <select
        ref={select}
        id={enhanced ? `${id}-select` : id}
        name={name}
        required={required}
        aria-describedby={describedBy}
        aria-hidden={enhanced || undefined}
        tabIndex={enhanced ? -1 : undefined}
        defaultValue={first}
        onChange={(event) => setValue(event.target.value)}
        // The label and the browser's own check lead here; the button is what the visitor sees.
        onFocus={() => list.button.current?.focus()}
        // It lies over the arrow, and would open a list of its own.
        onMouseDown={enhanced ? (event) => event.preventDefault() : undefined}
        onClick={enhanced ? list.toggle : undefined}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {enhanced ? (
        <button
          type="button"
          id={id}
          className="dropdown-button"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          {...list.buttonProps}
        >
          {value}
        </button>
      ) : null}
      <Icon svg={chevronDown} className="dropdown-arrow" />
      {list.open ? (
        <ul className="dropdown-list list" aria-labelledby={`${id}-label`} {...list.listProps}>
          {options.map((option, index) => (
            <li key={option} {...list.optionProps(index)}>
              {option}
              {option === value ? <Icon svg={check} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
