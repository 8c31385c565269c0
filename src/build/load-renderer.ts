import { pathToFileURL } from 'node:url';
import type { Site } from '../content/site.ts';
import type { createRenderer } from '../render/entry.tsx';
import type { Renderer } from '../render/render-page.tsx';
import { drawnConfig } from './base-path.ts';
import type { SiteBundle } from './bundle.ts';

/** The renderer of a site, from its bundle. */
export async function loadRenderer(site: Site, bundle: SiteBundle): Promise<Renderer> {
  const module: { createRenderer: typeof createRenderer } = await import(
    pathToFileURL(bundle.renderer).href
  );
  const { app, inlineScript, base } = bundle;
  return module.createRenderer({
    site: drawnConfig(site, base),
    assets: { app, inlineScript, base },
  });
}
