import type { FieldErrorProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { DataPath } from '../../../content/model/types.ts';
import type { FormSchema } from '../../contract/forms.ts';
import { Icon } from '../ui/icon.tsx';
import { useForm } from './context/form-context.ts';
import { plainDescription } from './context/plain-description.ts';
import { useSourcedValue } from './context/surroundings.ts';
import { NamedFields } from './named-fields.tsx';
import { isWholeTemplate, Origins, SourcedField } from './sourced-value.tsx';

/** Renders a field with its label, its description and its errors. */
export function FieldTemplate(props: FieldTemplateProps): ReactElement {
  const { id, label, children, errors, rawDescription, required, displayLabel, schema } = props;
  const path = props.fieldPathId.path;
  const { sourced, onOpen } = useSourcedValue(path);
  if (sourced && sourced.from.length > 0 && isWholeTemplate(props.formData)) {
    return <SourcedField id={id} label={label} path={path} sourced={sourced} onOpen={onOpen} />;
  }
  const isSwitch = schema.type === 'boolean';
  const isInvalid = (props.rawErrors?.length ?? 0) > 0;
  if (!displayLabel || isSwitch) {
    return (
      <div className="field" data-invalid={isInvalid} data-field={id}>
        {children}
        {errors}
      </div>
    );
  }
  const description = plainDescription({
    ...schema,
    ...(rawDescription && { description: rawDescription }),
  });
  return (
    <div className="field" data-invalid={isInvalid} data-field={id}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {required && <span className="field-mark">Needed</span>}
      </div>
      {children}
      {sourced && <Origins from={sourced.from} onOpen={onOpen} />}
      {description && (
        <p className="field-help" id={`${id}__description`}>
          {description}
        </p>
      )}
      {errors}
    </div>
  );
}

export function FieldErrorTemplate({
  errors = [],
  fieldPathId,
}: FieldErrorProps): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div className="field-error" id={`${fieldPathId.$id}__error`} role="alert">
      <Icon name="warning" />
      <div>
        {errors.map((error) => (
          <p key={String(error)}>{error}</p>
        ))}
      </div>
    </div>
  );
}

/** Renders the fields of a group. Groups within the form can be folded. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const { title, properties, fieldPathId, schema, formData, required } = props;
  const path = fieldPathId.path;
  const names: FormSchema | undefined = schema['x-names'];
  const fields = names ? (
    <NamedFields path={path} title={title} properties={properties} field={names} />
  ) : (
    <RareLast properties={properties} schema={schema} />
  );
  // The list renders the frame of an entry.
  const isEntry = typeof path.at(-1) === 'number';
  if (path.length === 0 || (isEntry && !names)) return <div className="fields">{fields}</div>;
  const isFilled = Object.keys(formData ?? {}).length > 0;
  return (
    <details className="group" open={isFilled || (required && !names)}>
      <summary>
        <Icon name="chevron" />
        <span>{title}</span>
        {!isFilled && <span className="group-state">Empty</span>}
      </summary>
      <div className="fields">
        {schema.description && <p className="field-help">{plainDescription(schema)}</p>}
        {fields}
        {isFilled && !required && !names && <RemoveGroup title={title} path={path} />}
      </div>
    </details>
  );
}

/** Renders the button that removes an optional group. */
function RemoveGroup({ title, path }: { title: string; path: DataPath }): ReactElement {
  const { write } = useForm();
  return (
    <button
      type="button"
      className="text-button"
      onClick={() => write([{ path, value: undefined }])}
    >
      Remove {title.toLowerCase()}
    </button>
  );
}

/** Renders fields, followed by a folded section of the rarely needed ones. */
function RareLast({
  properties,
  schema,
}: Pick<ObjectFieldTemplateProps, 'properties' | 'schema'>): ReactElement {
  const isRare = (name: string) =>
    Boolean((schema.properties?.[name] as { 'x-rare'?: boolean } | undefined)?.['x-rare']);
  const own = properties.filter(({ name }) => !isRare(name));
  const rare = properties.filter(({ name }) => isRare(name));
  return (
    <>
      {own.map(({ content }) => content)}
      {rare.length > 0 && (
        <details className="group common">
          <summary>
            <Icon name="chevron" />
            <span>More settings</span>
          </summary>
          <div className="fields">{rare.map(({ content }) => content)}</div>
        </details>
      )}
    </>
  );
}
