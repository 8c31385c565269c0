import { createContext, useContext } from 'react';
import type { Data, DataPath } from '../../../../content/model/types.ts';
import type { Choices, FormSchema } from '../../../contract/forms.ts';
import type { BlockEntry } from '../../../contract/pages.ts';

/** What the fields of a form need besides their own value. */
export interface FormActions {
  choices: Choices | undefined;
  /** Returns a value of the whole form. */
  read: (path: DataPath) => Data | undefined;
  /** Sets fields, or removes them where the value is `undefined`. */
  write: (fields: { path: DataPath; value: Data | undefined }[]) => void;
  /** Adds an entry to the end of a list. */
  onAdd: (list: DataPath, schema: FormSchema) => Promise<void>;
  /** Adds a field to a group whose field names are chosen by the editor. */
  onName: (group: DataPath, name: string, schema: FormSchema) => void;
  onMove: (item: DataPath, to: number) => Promise<void>;
  onRemove: (item: DataPath) => Promise<void>;
  onDuplicate: (item: DataPath) => Promise<void>;
  /** Returns the blocks of a list that is nested in the form's own block. */
  blocksIn: (list: DataPath) => BlockEntry[];
  onAddBlock: (list: DataPath) => void;
}

/** A React context instead of the form library's: the library renders a field again only when its own value changes. */
export const FormContext = createContext<FormActions | undefined>(undefined);

/** Returns the values and actions of the form around a field. */
export function useForm(): FormActions {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this field.');
  return form;
}
