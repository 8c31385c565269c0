import { Icon, type Translate, useT } from 'pagewright/blocks';
import { acceptedExtensions, fileErrorMessage, MAX_FILE_SIZE } from 'pagewright/forms';
import { chevronDown } from 'pagewright/icons';
import { type ComponentProps, memo, type Ref, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../schema/generated/types.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the help text of a file field: the kinds and the size that it accepts. */
function fileLimits(field: FormField, t: Translate): string {
  const kinds = acceptedExtensions(field)
    .map((extension) => extension.slice(1).toUpperCase())
    .join(', ');
  const size = t('fileLimit', 'Up to {size} MB.', { size: field.maxSize ?? MAX_FILE_SIZE });
  return kinds ? `${kinds}. ${size}` : size;
}

/**
 * Returns the server's reason to refuse a file; an empty string when it would accept it.
 *
 * @param file what the visitor has chosen, if anything
 */
function fileMessage(field: FormField, file: File | undefined, t: Translate): string {
  if (!file) return '';
  const { maxSize = MAX_FILE_SIZE } = field;
  const extensions = acceptedExtensions(field);
  const isAccepted = extensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (extensions.length > 0 && !isAccepted) return fileErrorMessage('wrong-kind', field, t);
  if (file.size > maxSize * MEGABYTE) return fileErrorMessage('too-large', field, t);
  return file.size === 0 ? fileErrorMessage('empty-file', field, t) : '';
}

/** The height of a textarea in lines: specification, section 5. */
const ROWS = 4;

interface ControlProps {
  field: FormField;
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Called when a file is chosen. */
  onFile: () => void;
  fileInput: Ref<HTMLInputElement>;
}

type SelectAttributes = ComponentProps<'select'>;

/** Renders a native select; deferred.css styles its list in browsers that support it. */
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

function Control({ field, id, describedBy, isInvalid, onFile, fileInput }: ControlProps) {
  const { name, type = 'text', required, placeholder, autocomplete } = field;
  const common = {
    id,
    name,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  const textAttributes = {
    ...common,
    placeholder,
    autoComplete: autocomplete,
    defaultValue: field.default,
  };
  if (type === 'textarea') return <textarea {...textAttributes} rows={field.rows ?? ROWS} />;
  if (type === 'select') {
    return <Select {...common} options={field.options} defaultValue={field.default} />;
  }
  if (type === 'file') {
    const { accept } = field;
    return <input {...common} type="file" accept={accept} onChange={onFile} ref={fileInput} />;
  }
  return <input {...textAttributes} type={type} />;
}

interface FieldProps {
  field: FormField;
  id: string;
  /** Why the server refused the value of this field. */
  refusal: string | undefined;
}

/** Renders a field with its label and help. Memoised: it is not rendered again when the form around it changes. */
export const Field = memo(function Field({ field, id, refusal }: FieldProps) {
  const t = useT();
  const { name, label, type, required, width } = field;
  const limits = type === 'file' && fileLimits(field, t);
  const help = [field.help, limits].filter(Boolean).join(' ');
  /** Why the chosen file would be refused. */
  const [wrongFile, setWrongFile] = useState('');
  const fileInput = useRef<HTMLInputElement>(null);
  const checkFile = () => {
    const message = fileMessage(field, fileInput.current?.files?.[0], t);
    // The browser does not submit a form with an invalid field.
    fileInput.current?.setCustomValidity(message);
    setWrongFile(message);
  };
  // A file may have been chosen before the island hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before
  useEffect(checkFile, []);
  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={field.default} />;
  const error = wrongFile || refusal;
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-width={width}>
      <label id={`${id}-label`} htmlFor={id}>
        {label ?? name}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <Control
        field={field}
        id={id}
        describedBy={notes || undefined}
        isInvalid={Boolean(error)}
        onFile={checkFile}
        fileInput={fileInput}
      />
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error || type === 'file' ? (
        <p className="error" id={`${id}-error`} aria-live="polite">
          {error}
        </p>
      ) : null}
    </div>
  );
});
