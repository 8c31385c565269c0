import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';

const asWords = (value: unknown) => {
  const words = String(value).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Renders a choice: radio buttons side by side when the options are few and short, otherwise a select. Choosing the
 * default removes the field.
 */
export function ChoiceWidget(props: WidgetProps): ReactElement {
  const { id, value, schema, required, onChange, label } = props;
  const choices = (schema.enum ?? []) as (string | number)[];
  const defaultValue: string | number | undefined = schema['x-default'];
  const isKnown = value === undefined || choices.includes(value);
  const chosen = value ?? defaultValue;
  const choose = (choice: string | number | undefined) =>
    onChange(choice === defaultValue ? undefined : choice);
  const letters = choices.join('').length;
  if (isKnown && defaultValue !== undefined && choices.length <= 4 && letters <= 26) {
    return (
      <fieldset className="segments" id={id} aria-label={label}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              checked={chosen === choice}
              onChange={() => choose(choice)}
            />
            <span>{asWords(choice)}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <select
      id={id}
      className="input"
      value={value ?? ''}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) =>
        choose(choices.find((choice) => String(choice) === target.value) ?? undefined)
      }
    >
      {(!required || value === undefined) && (
        <option value="">
          {defaultValue === undefined ? 'Not set' : `Default (${asWords(defaultValue)})`}
        </option>
      )}
      {!isKnown && <option value={value}>{String(value)}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {asWords(choice)}
        </option>
      ))}
    </select>
  );
}
