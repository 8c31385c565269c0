import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { plainDescription } from '../context/plain-description.ts';

/** Renders a boolean as a switch. Switching to the default removes the field. */
export function SwitchWidget({ id, value, schema, label, onChange }: WidgetProps): ReactElement {
  const defaultValue: boolean | undefined = schema['x-default'];
  const description = plainDescription(schema).replace(/^Whether (.)/, (_all, letter) =>
    letter.toUpperCase(),
  );
  return (
    <div className="switch-field">
      <input
        id={id}
        type="checkbox"
        className="switch"
        checked={value ?? defaultValue ?? false}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) =>
          onChange(target.checked === defaultValue ? undefined : target.checked)
        }
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p className="field-help" id={`${id}__description`}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
