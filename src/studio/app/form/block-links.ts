import { createContext, useContext } from 'react';
import type { BlockEntry } from '../../contract/pages.ts';
import type { Path } from '../../contract/values.ts';

/** Where the lists of blocks in forms lead to. */
export interface BlockLinks {
  /** Opens the form of a block. */
  onSelect: (entry: BlockEntry) => void;
  /** Asks for a block to be added to the end of a list. */
  onAdd: (file: string, list: Path) => void;
}

export const BlockLinksContext = createContext<BlockLinks>({ onSelect() {}, onAdd() {} });
export const useBlockLinks = () => useContext(BlockLinksContext);
