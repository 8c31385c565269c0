import { createContext, useContext } from 'react';
import type { Path, Value } from '../../../contract/values.ts';

/** The whole value of a form, for fields that need more of it than their own. */
export interface FormValues {
  read: (path: Path) => Value | undefined;
  /** Sets fields, or removes them where the value is `undefined`. */
  write: (fields: { path: Path; value: Value | undefined }[]) => void;
}

/** The form library renders a field again only when its own value changes, so this does not go through it. */
export const FormValuesContext = createContext<FormValues>({
  read: () => undefined,
  write: () => {},
});

export const useFormValues = () => useContext(FormValuesContext);
