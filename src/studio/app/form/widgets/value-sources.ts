import { createContext, useContext } from 'react';
import type { Path, Value } from '../../model/contract.ts';
import { pathKey } from '../../model/values.ts';

/** A place that a template takes a value from. */
export interface ValueOrigin {
  file: string;
  path: Path;
  label: string;
  /** How many pages show something of its file, where that is known. */
  pages?: number;
}

/** A value of a block that a template gives. */
export interface SourcedValue {
  /** Within the block. */
  path: Path;
  /** What the page shows for it; absent where that are several. */
  shown?: Value;
  from: ValueOrigin[];
}

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
