/** Entry point of the renderer's bundle: the renderer with all block types. */
import { base, modules } from 'virtual:pagewright/blocks';
import type { BlockModule } from './block-nodes.ts';
import problemCardCss from './problem-card.css?inline';
import { ProblemCard } from './problem-card.tsx';
import { createRenderer, type Renderer, type RendererOptions } from './render-page.ts';
import { layered } from './style-sheets.ts';

/** Replaces a block with a mistake in the dev server's pages. */
const problemBlock: BlockModule = {
  kind: 'view',
  holdsBlocks: false,
  component: ProblemCard,
  sheets: { _problem: problemCardCss },
};

/** The deferred style sheet of all pages: `deferred.css` of all blocks. */
export const deferredCss = layered(
  Object.assign({}, base.deferred, ...Object.values(modules).map(({ deferred }) => deferred)),
);

/** Creates the renderer of a site, with all block types and their styles; see `createRenderer`. */
export function createSiteRenderer(
  options: Omit<RendererOptions, 'modules' | 'baseSheets' | 'deferredCss'>,
): Renderer {
  const all = { ...modules, _problem: problemBlock };
  return createRenderer({ ...options, modules: all, baseSheets: base.sheets, deferredCss });
}
