import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';

/**
 * Returns the value of an emptied field: `undefined`, except where an empty text has a meaning, as for the `alt` of a
 * decorative picture.
 */
export const emptied = ({ required, schema }: Pick<WidgetProps, 'required' | 'schema'>) =>
  required && schema.type === 'string' && schema.minLength === undefined ? '' : undefined;

/** Returns the attributes of a field's input. */
export const inputProps = ({ id, value, rawErrors = [] }: WidgetProps) => ({
  id,
  className: 'input',
  value: value ?? '',
  'aria-invalid': rawErrors.length > 0,
  'aria-describedby': ariaDescribedByIds(id),
});

/** Sets a field to a text that was typed. */
export const changeText = (props: WidgetProps, text: string) =>
  props.onChange(text === '' ? emptied(props) : text);

/** Renders a text of one line, which wraps so that all of it is visible; a number has the browser's number field. */
export function TextWidget(props: WidgetProps): ReactElement {
  const { value, schema } = props;
  const defaultValue: unknown = schema['x-default'];
  const placeholder = defaultValue === undefined ? '' : String(defaultValue);
  // A number may be given by a template.
  const isTemplate = typeof value === 'string' && value.includes('{{');
  if ((schema.type === 'number' || schema.type === 'integer') && !isTemplate) {
    return (
      <input
        {...inputProps(props)}
        type="number"
        placeholder={placeholder}
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === 'integer' ? 1 : 'any'}
        onChange={({ target }) => changeText(props, target.value)}
      />
    );
  }
  return (
    <textarea
      {...inputProps(props)}
      rows={1}
      className="input one-line"
      dir="auto"
      placeholder={placeholder}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      onChange={({ target }) => changeText(props, target.value.replaceAll('\n', ' '))}
    />
  );
}
