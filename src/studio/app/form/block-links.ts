import { createContext, useContext } from 'react';
import type { BlockEntry } from '../../contract/pages.ts';
import type { Path } from '../../contract/values.ts';

/** The actions of lists of blocks in forms. */
export interface BlockLinks {
  /** Opens the form of a block. */
  onSelect: (entry: BlockEntry) => void;
  /** Lets the editor choose a block to add to the end of a list. */
  onAdd: (file: string, list: Path) => void;
}

export const BlockLinksContext = createContext<BlockLinks>({ onSelect() {}, onAdd() {} });
export const useBlockLinks = () => useContext(BlockLinksContext);
