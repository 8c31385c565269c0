import { createContext, useContext } from 'react';
import type { SourcedValue } from '../../../contract/site.ts';
import type { Path, Place } from '../../../contract/values.ts';
import { pathKey } from '../../model/values.ts';

/** The sources of values that are not written in the form's own place. */
export interface ValueSources {
  values: SourcedValue[];
  /** Opens the form of a source. */
  onOpen: (place: Place) => void;
}

export const ValueSourcesContext = createContext<ValueSources>({ values: [], onOpen: () => {} });

/** Returns the source of a field's value if a template gives it, and the function that opens a source. */
export function useSourcedValue(path: Path) {
  const { values, onOpen } = useContext(ValueSourcesContext);
  return { sourced: values.find((one) => pathKey(one.path) === pathKey(path)), onOpen };
}
