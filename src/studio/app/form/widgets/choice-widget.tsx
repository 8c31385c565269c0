import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { FormSchema } from '../../../contract/forms.ts';
import { useForm } from '../context/form-context.ts';
import { rowChoices } from '../context/row-choices.ts';
import { inputProps } from './text-widget.tsx';

const asWords = (value: unknown) => {
  const words = String(value).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface SelectProps {
  field: WidgetProps;
  choices: { value: string | number; title: string }[];
  /** The title of the option that removes the field. */
  unset: string;
  /** Follows a value that is none of the choices. */
  unknown?: string;
  onChoose: (value: string | number | undefined) => void;
}

/** Renders a select. A value that is none of the choices is an option as well, so that it is visible. */
function Select({ field, choices, unset, unknown = '', onChoose }: SelectProps): ReactElement {
  const { value, required } = field;
  const isKnown = value === undefined || choices.some((choice) => choice.value === value);
  return (
    <select
      {...inputProps(field)}
      onChange={({ target }) =>
        onChoose(choices.find((choice) => String(choice.value) === target.value)?.value)
      }
    >
      {(!required || value === undefined) && <option value="">{unset}</option>}
      {!isKnown && <option value={value}>{value + unknown}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title || choice.value}
        </option>
      ))}
    </select>
  );
}

/**
 * Renders a choice: radio buttons side by side when the options are few and short, otherwise a select. Choosing the
 * default removes the field.
 */
export function ChoiceWidget(props: WidgetProps): ReactElement {
  const { id, value, schema, onChange, label } = props;
  const choices = (schema.enum ?? []) as (string | number)[];
  const defaultValue: string | number | undefined = schema['x-default'];
  const isKnown = value === undefined || choices.includes(value);
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
              checked={(value ?? defaultValue) === choice}
              onChange={() => choose(choice)}
            />
            <span>{asWords(choice)}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <Select
      field={props}
      choices={choices.map((choice) => ({ value: choice, title: asWords(choice) }))}
      unset={defaultValue === undefined ? 'Not set' : `Default (${asWords(defaultValue)})`}
      onChoose={choose}
    />
  );
}

/** Renders a select of the rows of a collection. */
export function RowWidget(props: WidgetProps): ReactElement {
  const rows = rowChoices(props.schema as FormSchema, useForm().choices?.rows);
  return (
    <Select
      field={props}
      choices={rows}
      unset="Not set"
      unknown=" (no such row)"
      onChoose={props.onChange}
    />
  );
}
