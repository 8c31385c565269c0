/** Measures a rendered page for its budget. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import type { Block, Page, PageWeight } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { budgetFor, countsCompressed } from '../../diagnostics/checks/budgets.ts';
import type { RenderedPage } from '../../render/render-page.ts';
import { GZIP } from '../../server/http/compressed.ts';
import type { SiteBundle } from '../bundle/bundle.ts';

type Measured = Pick<RenderedPage, 'html' | 'cssBytes' | 'types'>;
type Heavy = NonNullable<PageWeight['heaviest']['html']>;

/** Returns the size of a page's HTML, of its styles, and of the scripts that it may load. */
export function pageWeight(
  site: Site,
  bundle: SiteBundle,
  { html, cssBytes, types }: Measured,
  { route, blocks }: Page,
): PageWeight {
  const islands = [...types].sort().filter((type) => site.blockTypes.get(type)?.kind === 'island');
  const { bytes: javascript, heaviest } = scriptsOf(islands, bundle);
  const weight = {
    ...(countsCompressed(site) && { compressed: gzipSync(html, GZIP).length }),
    html: Buffer.byteLength(html) - cssBytes,
    css: cssBytes,
    javascript,
  };
  const budget = budgetFor(site, route);
  // Parsing takes longer than rendering, so the heaviest block is looked for only when a page is over its budget.
  const isOver =
    weight.html > (budget.html ?? Infinity) ||
    (weight.compressed ?? 0) > (budget.compressed ?? Infinity);
  const block = isOver ? heaviestBlock(html, blocks) : undefined;
  return {
    ...weight,
    heaviest: { ...(block && { html: block }), ...(heaviest && { javascript: heaviest }) },
  };
}

/** Returns the size of the scripts that islands load, and the island that adds most to those of the app. */
function scriptsOf(islands: string[], { app, scripts }: SiteBundle) {
  const sum = (names: Iterable<string>) =>
    [...names].reduce((all, name) => all + (scripts[name]?.bytes ?? 0), 0);
  const ofApp = loadedWith(path.basename(app), scripts);
  const own = islands.map((type) => {
    const [name = ''] = Object.entries(scripts).find(([, { block }]) => block === type) ?? [];
    return { type, files: [...loadedWith(name, scripts)].filter((file) => !ofApp.has(file)) };
  });
  const heaviest = own
    .map(({ type, files }): Heavy => ({ type, bytes: sum(files) }))
    .sort((a, b) => b.bytes - a.bytes)[0];
  return { bytes: sum(new Set([...ofApp, ...own.flatMap(({ files }) => files)])), heaviest };
}

/** Returns a script and its static imports. */
function loadedWith(name: string, scripts: SiteBundle['scripts'], loaded = new Set<string>()) {
  const script = scripts[name];
  if (!script || loaded.has(name)) return loaded;
  loaded.add(name);
  for (const needed of script.needs) loadedWith(needed, scripts, loaded);
  return loaded;
}

/** Returns the top-level block with the most HTML, blocks inside it included. */
function heaviestBlock(html: string, blocks: Block[]): Heavy | undefined {
  let found: Heavy | undefined;
  visit(fromHtml(html), { tagName: 'main' }, ({ children }) => {
    const elements = children.filter((child) => child.type === 'element');
    for (const [index, { position }] of elements.entries()) {
      const bytes = Buffer.byteLength(html.slice(position?.start.offset, position?.end.offset));
      const type = blocks[index]?.type;
      if (type && bytes > (found?.bytes ?? 0)) found = { type, bytes, index };
    }
    return EXIT;
  });
  return found;
}
