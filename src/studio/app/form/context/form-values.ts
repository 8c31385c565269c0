import { createContext, useContext } from 'react';
import type { Path, Value } from '../../../contract/values.ts';

/** The value of the whole form, for fields that need more than their own value. */
export interface FormValues {
  read: (path: Path) => Value | undefined;
  /** Sets fields, or removes them where the value is `undefined`. */
  write: (fields: { path: Path; value: Value | undefined }[]) => void;
}

/** A React context instead of the form library's: the library renders a field again only when its own value changes. */
export const FormValuesContext = createContext<FormValues>({
  read: () => undefined,
  write: () => {},
});

export const useFormValues = () => useContext(FormValuesContext);
