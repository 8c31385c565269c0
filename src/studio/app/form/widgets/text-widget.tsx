import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';

/**
 * Returns the value of an emptied field: `undefined`, except where an empty text has a meaning, as for the `alt` of a
 * decorative picture.
 */
export const emptied = ({ required, schema }: Pick<WidgetProps, 'required' | 'schema'>) =>
  required && schema.type === 'string' && schema.minLength === undefined ? '' : undefined;

/** Renders a text of one line, which wraps so that all of it is visible; a number has the browser's number field. */
export function TextWidget(props: WidgetProps): ReactElement {
  const { id, value, schema, onChange, disabled, readonly, rawErrors = [] } = props;
  const change = (text: string) => onChange(text === '' ? emptied(props) : text);
  const defaultValue: unknown = schema['x-default'];
  const shared = {
    id,
    className: 'input',
    value: value ?? '',
    disabled,
    readOnly: readonly,
    placeholder: defaultValue === undefined ? '' : String(defaultValue),
    'aria-invalid': rawErrors.length > 0,
    'aria-describedby': ariaDescribedByIds(id),
  };
  // A number may be given by a template.
  const isTemplate = typeof value === 'string' && value.includes('{{');
  if ((schema.type === 'number' || schema.type === 'integer') && !isTemplate) {
    return (
      <input
        {...shared}
        type="number"
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === 'integer' ? 1 : 'any'}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  return (
    <textarea
      {...shared}
      rows={1}
      className="input one-line"
      dir="auto"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
    />
  );
}
