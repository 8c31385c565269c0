import { createContext, type ReactNode, useContext } from 'react';
import type { Block } from '../../../schema/generated/types.ts';

/** Renders a list of blocks; the build and the browser provide different functions. */
export const BlocksContext = createContext<(blocks: Block[]) => ReactNode>(() => null);

/** Renders the blocks nested in another block. */
export function Blocks({ of: blocks }: { of: Block[] | undefined }) {
  const render = useContext(BlocksContext);
  return blocks?.length ? render(blocks) : null;
}
