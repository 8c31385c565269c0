/** What the bundler makes a module of: the renderer with all block types in it. */
import { base, modules } from 'virtual:pagewright/blocks';
import type { BlockModule } from './block-nodes.ts';
import problemCardCss from './problem-card.css?inline';
import { ProblemCard } from './problem-card.tsx';
import { createRenderer as create, type Renderer, type RendererOptions } from './render-page.ts';
import { layered } from './style-sheets.ts';

/** Stands in place of a block that has a mistake, in the dev server's pages. */
const problemBlock: BlockModule = {
  kind: 'view',
  holdsBlocks: false,
  component: ProblemCard,
  sheets: { _problem: problemCardCss },
};

/** The one style sheet of all pages that none of them waits for: `deferred.css` of the blocks. */
export const deferredCss = layered(
  Object.assign({}, base.deferred, ...Object.values(modules).map(({ deferred }) => deferred)),
);

/** Returns the renderer of a site; see `createRenderer` in render-page.ts. */
export function createRenderer(
  options: Omit<RendererOptions, 'modules' | 'baseSheets' | 'deferredCss'>,
): Renderer {
  const all = { ...modules, _problem: problemBlock };
  return create({ ...options, modules: all, baseSheets: base.sheets, deferredCss });
}
