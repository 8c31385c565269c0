import { createContext, type ReactNode, useContext } from 'react';
import type { Block } from '../../../schema/generated/types.ts';

/** How the renderer at work draws a list of blocks; it differs between the build and the browser. */
export const BlocksContext = createContext<(blocks: Block[]) => ReactNode>(() => null);

/** Draws the blocks that another block holds. */
export function Blocks({ of: blocks }: { of: Block[] | undefined }) {
  const draw = useContext(BlocksContext);
  return blocks?.length ? draw(blocks) : null;
}
