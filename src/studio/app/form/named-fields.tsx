import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { DataPath } from '../../../content/model/types.ts';
import { titleOfName } from '../../../content/model/words.ts';
import type { FormSchema } from '../../contract/forms.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { NewName } from '../ui/new-name.tsx';
import { useForm } from './context/form-context.ts';
import { nameFor } from './known-fields.ts';

interface NamedFieldsProps extends Pick<ObjectFieldTemplateProps, 'properties'> {
  path: DataPath;
  title: string;
  /** The schema of each field. */
  field: FormSchema;
}

/** Renders the fields of a group whose names are chosen by the editor: each can be removed, and others added. */
export function NamedFields(props: NamedFieldsProps): ReactElement {
  const { properties, path, title, field } = props;
  const { onRemove, onName } = useForm();
  const names = properties.map(({ name }) => name);
  const errorOf = (words: string) => {
    const name = nameFor(words);
    if (names.includes(name)) return `There is ${titleOfName(name)} already.`;
    return name || !words.trim()
      ? ''
      : 'Begin with a letter from a to z: templates read it by this name.';
  };
  return (
    <>
      {properties.map(({ name, content }) => (
        <div className="named-field" key={name}>
          {content}
          <IconButton
            icon="trash"
            label={`Remove ${titleOfName(name)}`}
            onClick={() => onRemove([...path, name])}
          />
        </div>
      ))}
      <NewName
        button={`Add to ${title.toLowerCase()}`}
        label="Name"
        action="Add"
        nameOf={nameFor}
        errorOf={errorOf}
        onMake={(name) => onName(path, name, field)}
      />
    </>
  );
}
