import { type ComponentProps, memo } from 'react';
import type { FormField } from '../../schema/generated/types.ts';
import { Icon } from '../_shared/ui/icon.tsx';
import { chevronDown } from '../_shared/ui/icons.ts';

/** The height of a textarea in lines: specification, section 5. */
const ROWS = 4;

interface ControlProps {
  field: FormField;
  id: string;
  describedBy?: string;
}

type SelectAttributes = ComponentProps<'select'>;

/** Renders a native select; where browsers can, style.css draws its list as well. */
function Select({ options = [], ...attributes }: { options?: string[] } & SelectAttributes) {
  return (
    <div className="select">
      <select {...attributes}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon svg={chevronDown} />
    </div>
  );
}

function Control({ field, id, describedBy }: ControlProps) {
  const { name, type = 'text', required, placeholder, autocomplete } = field;
  const common = { id, name, required, 'aria-describedby': describedBy };
  const words = { ...common, placeholder, autoComplete: autocomplete, defaultValue: field.default };
  if (type === 'textarea') return <textarea {...words} rows={field.rows ?? ROWS} />;
  if (type === 'select') {
    return <Select {...common} options={field.options} defaultValue={field.default} />;
  }
  if (type === 'file') return <input {...common} type="file" accept={field.accept} />;
  return <input {...words} type={type} />;
}

interface FieldProps {
  field: FormField;
  id: string;
}

/** A field with its label and its help. It is not drawn again for what becomes of the form around it. */
export const Field = memo(function Field({ field, id }: FieldProps) {
  const { name, label, type, required, help, width } = field;
  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={field.default} />;
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className="field" data-width={width}>
      <label id={`${id}-label`} htmlFor={id}>
        {label ?? name}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <Control field={field} id={id} describedBy={helpId} />
      {help ? (
        <p className="help" id={helpId}>
          {help}
        </p>
      ) : null}
    </div>
  );
});
