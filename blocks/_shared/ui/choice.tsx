import type { RefObject } from 'react';

interface ChoiceProps {
  /** Unique within the page. */
  name: string;
  /** The name of the group, for screen readers. */
  legend: string;
  options: { value: string; label: string }[];
  /** The value that is chosen at first. */
  defaultValue: string;
  /** Called with the value that the visitor chooses; not needed when the style sheet does everything. */
  onChoose?: (value: string) => void;
  root?: RefObject<HTMLFieldSetElement | null>;
}

/** Renders radio buttons side by side. Their style sheet is choice.css. */
export function Choice({ name, legend, options, defaultValue, onChoose, root }: ChoiceProps) {
  return (
    <fieldset ref={root} className="choice">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            autoComplete="off"
            onChange={onChoose && (() => onChoose(value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
