/** What the bundler makes a module of: the renderer with all block types in it. */
import { base, modules } from 'virtual:pagewright/blocks';
import type { BlockModule } from './block-nodes.ts';
import { laterStyles as later } from './later-styles.ts';
import { ProblemCard, problemCardCss } from './problem-card.tsx';
import { createRenderer as create, type Renderer, type RendererOptions } from './render-page.tsx';

/** Stands in place of a block that has a mistake, in the dev server's pages. */
const problemBlock: BlockModule = {
  kind: 'view',
  holdsBlocks: false,
  component: ProblemCard,
  sheets: { _problem: { css: problemCardCss } },
};

const all = { ...modules, _problem: problemBlock };

/** See `laterStyles` of later-styles.ts. */
export function laterStyles(scriptedNames: string[]): string {
  return later({ base, modules: all }, scriptedNames);
}

/** The renderer of a site; see `createRenderer` in render-page.tsx. */
export function createRenderer(
  options: Pick<RendererOptions, 'site' | 'assets' | 'hasPhotographs'>,
): Renderer {
  return create({ ...options, modules: all, base });
}
