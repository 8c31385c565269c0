/** Studio as a part of the dev server. */
import type { Plugin } from 'vite';
import type { StudioContext } from './server/changes.ts';
import { checkingEndpoints } from './server/checking/endpoints.ts';
import type { Endpoints } from './server/endpoint.ts';
import { formEndpoints } from './server/form-data.ts';
import { partEndpoints } from './server/parts/endpoints.ts';
import { pictureEndpoints } from './server/pictures/endpoints.ts';
import { type StudioApiOptions, studioApiPlugin } from './server/plugin.ts';
import { publishingEndpoints } from './server/publishing/endpoints.ts';
import { studioShellPlugin } from './server/shell.ts';

/** Returns the plugins of Studio: its API, and the page that contains it. */
export function studioPlugins(options: StudioApiOptions): Plugin[] {
  const endpoints = (studio: StudioContext): Endpoints => ({
    ...formEndpoints(studio),
    ...partEndpoints(studio),
    ...pictureEndpoints(studio),
    ...publishingEndpoints(studio),
    ...checkingEndpoints(studio, options.engineRoot),
  });
  return [studioApiPlugin(options, endpoints), studioShellPlugin(options)];
}
