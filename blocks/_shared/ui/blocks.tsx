import { createContext, type ReactNode, useContext } from 'react';
import type { Block } from '../../../schema/generated/types.ts';

/** How the renderer at work renders a list of blocks; it differs between the build and the browser. */
export const BlocksContext = createContext<(blocks: Block[]) => ReactNode>(() => null);

/** Renders the blocks that another block holds. */
export function Blocks({ of: blocks }: { of: Block[] | undefined }) {
  const render = useContext(BlocksContext);
  return blocks?.length ? render(blocks) : null;
}
