/** Studio as a part of the dev server. */
import type { Plugin } from 'vite';
import { checkingEndpoints } from './server/checking/endpoints.ts';
import type { StudioContext } from './server/endpoint.ts';
import { formEndpoints } from './server/form-endpoints.ts';
import { pageEndpoints } from './server/page-endpoints.ts';
import { partEndpoints } from './server/parts/endpoints.ts';
import { pictureEndpoints } from './server/pictures/endpoints.ts';
import { type StudioApiOptions, studioApiPlugin } from './server/plugin.ts';
import { publishingEndpoints } from './server/publishing/endpoints.ts';
import { SeenTexts } from './server/seen-texts.ts';
import { studioShellPlugin } from './server/shell.ts';

/** Returns the plugins of Studio: its API, and the page that contains it. */
export function studioPlugins(options: StudioApiOptions): Plugin[] {
  const { live, review } = options;
  const studio: StudioContext = { live, review, seen: new SeenTexts() };
  const endpoints = {
    ...pageEndpoints(studio),
    ...formEndpoints(studio),
    ...partEndpoints(studio),
    ...pictureEndpoints(studio),
    ...publishingEndpoints(studio),
    ...checkingEndpoints(studio),
  };
  return [studioApiPlugin(options, endpoints), studioShellPlugin(options)];
}
