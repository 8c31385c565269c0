import { createContext, useContext } from 'react';
import type { SourcedValue } from '../../../contract/site.ts';
import type { Path } from '../../../contract/values.ts';
import { pathKey } from '../../model/values.ts';

/** What fields know of values that are not written in the form's own place. */
export interface ValueSources {
  values: SourcedValue[];
  /** Opens the form of a place. */
  onOpen: (place: { file: string; path: Path }) => void;
}

export const ValueSourcesContext = createContext<ValueSources>({ values: [], onOpen: () => {} });

/** Returns where the value of a field comes from, when a template gives it. */
export function useSourcedValue(path: Path) {
  const { values, onOpen } = useContext(ValueSourcesContext);
  return { sourced: values.find((one) => pathKey(one.path) === pathKey(path)), onOpen };
}
