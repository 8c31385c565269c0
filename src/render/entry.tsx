/** What the bundler makes a module of: the renderer with all block types in it. */
import { baseCss, modules } from 'virtual:pagewright/blocks';
import { createRenderer as create, type Renderer, type RendererOptions } from './render-page.tsx';

/** The renderer of a site; see `createRenderer` in render-page.tsx. */
export function createRenderer(options: Pick<RendererOptions, 'site' | 'assets'>): Renderer {
  return create({ ...options, modules, baseCss });
}
