import { memo } from 'react';
import type { FormField } from '../../schema/generated/types.ts';
import { Dropdown } from './dropdown.tsx';

/** The height of a textarea in lines: specification, section 5. */
const ROWS = 4;

interface ControlProps {
  field: FormField;
  id: string;
  describedBy?: string;
}

function Control({ field, id, describedBy }: ControlProps) {
  const { name, type = 'text', required, placeholder, autocomplete } = field;
  const common = { id, name, required, 'aria-describedby': describedBy };
  const words = { ...common, placeholder, autoComplete: autocomplete, defaultValue: field.default };
  if (type === 'textarea') return <textarea {...words} rows={field.rows ?? ROWS} />;
  if (type === 'select') return <Dropdown field={field} id={id} describedBy={describedBy} />;
  if (type === 'file') return <input {...common} type="file" accept={field.accept} />;
  return <input {...words} type={type} />;
}

/** A field with its label and its help. It is not drawn again for what becomes of the form around it. */
export const Field = memo(function Field({ field, id }: { field: FormField; id: string }) {
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
