import { createContext, useContext } from 'react';
import type { DataPath, SourceLocation } from '../../../../content/model/types.ts';
import type { SourcedValue } from '../../../contract/site.ts';
import { pathKey } from '../../model/values.ts';

/** What the forms of the panel need of Studio around them. */
interface Surroundings {
  /** The sources of values that are not written in the form's own place. */
  values: SourcedValue[];
  /** Opens the form of a source. */
  onOpen: (place: SourceLocation) => void;
  /** Lets the editor choose a block to add to the end of a list. */
  onAddBlock: (file: string, list: DataPath) => void;
}

export const SurroundingsContext = createContext<Surroundings>({
  values: [],
  onOpen() {},
  onAddBlock() {},
});
export const useSurroundings = () => useContext(SurroundingsContext);

/** Returns the source of a field's value if a template gives it, and the function that opens a source. */
export function useSourcedValue(path: DataPath) {
  const { values, onOpen } = useSurroundings();
  return { sourced: values.find((one) => pathKey(one.path) === pathKey(path)), onOpen };
}
