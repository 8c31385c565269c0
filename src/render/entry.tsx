/** What the bundler makes a module of: the renderer with all block types in it. */
import { base, modules } from 'virtual:pagewright/blocks';
import type { BlockModule } from './block-nodes.ts';
import { type FinishedSheets, finishSheets } from './finished-sheets.ts';
import { ProblemCard, problemCardCss } from './problem-card.tsx';
import { createRenderer as create, type Renderer, type RendererOptions } from './render-page.ts';

/** Stands in place of a block that has a mistake, in the dev server's pages. */
const problemBlock: BlockModule = {
  kind: 'view',
  holdsBlocks: false,
  component: ProblemCard,
  sheets: { _problem: { css: problemCardCss } },
};

const all = { ...modules, _problem: problemBlock };

/** See `finishSheets` of finished-sheets.ts. */
export const finishedSheets = (scripted?: string[]) =>
  finishSheets({ base, modules: all }, scripted);

/** Those of the dev server: in them everything is called as people called it. */
let plainSheets: FinishedSheets | undefined;
function sheetsOfDev(): FinishedSheets {
  plainSheets ??= finishedSheets();
  return plainSheets;
}

/**
 * The renderer of a site; see `createRenderer` in render-page.ts.
 *
 * @param options `sheets` are those that a bundle keeps
 */
export function createRenderer({
  sheets = sheetsOfDev(),
  ...options
}: Omit<RendererOptions, 'modules' | 'sheets'> & { sheets?: FinishedSheets }): Renderer {
  return create({ ...options, modules: all, sheets });
}
