import { createRequire } from 'node:module';
import { type Site, siteFor, siteInEach } from '../../content/site/site.ts';
import type { createSiteRenderer } from '../../render/entry.tsx';
import type { Renderer } from '../../render/render-page.ts';
import type { SiteBundle } from '../bundle/bundle.ts';
import { frameWithBase, renderedSettings } from '../output/base-path.ts';

/** Returns the renderer of a site with its frame, from its bundle. Each language has its own frame, theme and messages. */
export function loadRenderer(site: Site, bundle: SiteBundle): Renderer {
  const require = createRequire(import.meta.url);
  const module: { createSiteRenderer: typeof createSiteRenderer } = require(bundle.renderer);
  const { app, inlineScript, deferredStyles, base } = bundle;
  const assets = { app, inlineScript, deferredStyles, base };
  const rendererOf = (local: Site) =>
    module.createSiteRenderer({
      site: renderedSettings(local, base),
      frame: frameWithBase(local, base),
      assets,
    });
  const renderers = new Map(siteInEach(site).map((local) => [local.language, rendererOf(local)]));
  return {
    renderPage(page) {
      const { language } = siteFor(site, page.file);
      return (renderers.get(language) as Renderer).renderPage(page);
    },
  };
}
