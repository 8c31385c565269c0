/** Studio, as the dev server has it. */
import type { Plugin } from 'vite';
import { type StudioApiOptions, studioApiPlugin } from './server/plugin.ts';
import { publishingEndpoints } from './server/publishing/endpoints.ts';

/** Returns the plugins of Studio: what answers its requests. */
export function studioPlugins(options: StudioApiOptions): Plugin[] {
  return [studioApiPlugin(options, publishingEndpoints)];
}
