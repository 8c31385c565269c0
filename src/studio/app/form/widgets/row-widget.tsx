import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { FormSchema } from '../../../contract/forms.ts';
import { useForm } from '../context/form-context.ts';
import { rowChoices } from '../context/row-choices.ts';

/**
 * Renders a select of the rows of a collection. A value that matches no row is kept as an option, so that it is
 * visible.
 */
export function RowWidget(props: WidgetProps): ReactElement {
  const { id, value, schema, required, onChange, rawErrors = [] } = props;
  const rows = rowChoices(schema as FormSchema, useForm().choices?.rows);
  const isKnown = value === undefined || rows.some((row) => row.value === value);
  return (
    <select
      id={id}
      className="input"
      value={value ?? ''}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {(!required || value === undefined) && <option value="">Not set</option>}
      {!isKnown && <option value={value}>{`${value} (no such row)`}</option>}
      {rows.map((row) => (
        <option key={row.value} value={row.value}>
          {row.title || row.value}
        </option>
      ))}
    </select>
  );
}
