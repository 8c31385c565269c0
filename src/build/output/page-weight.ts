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

type Measured = Pick<RenderedPage, 'html' | 'css' | 'types'>;
type Heavy = NonNullable<PageWeight['heaviest']['html']>;

/** Measures the pages of a site. */
export class PageWeights {
  readonly #site: Site;
  readonly #bundle: SiteBundle;
  readonly #compresses: boolean;
  readonly #byTypes = new Map<string, { bytes: number; heaviest: Heavy | undefined }>();

  constructor(site: Site, bundle: SiteBundle) {
    this.#site = site;
    this.#bundle = bundle;
    this.#compresses = countsCompressed(site);
  }

  /** Returns the size of a page's HTML, of its styles, and of the scripts that it may load. */
  of({ html, css, types }: Measured, { route, blocks }: Page): PageWeight {
    const { bytes: javascript, heaviest } = this.#javascript([...types].sort());
    const all = Buffer.byteLength(html);
    const weight = {
      ...(this.#compresses && { compressed: gzipSync(html, GZIP).length }),
      html: all - css,
      css,
      javascript,
    };
    const budget = budgetFor(this.#site, route);
    // Parsing takes longer than rendering, so the heaviest block is looked for only when a page is over its budget.
    const isOver =
      weight.html > most(budget.html) || (weight.compressed ?? 0) > most(budget.compressed);
    const block = isOver ? heaviestBlock(html, blocks) : undefined;
    return {
      ...weight,
      heaviest: { ...(block && { html: block }), ...(heaviest && { javascript: heaviest }) },
    };
  }

  #javascript(types: string[]): { bytes: number; heaviest: Heavy | undefined } {
    const islands = types.filter((type) => this.#site.blockTypes.get(type)?.kind === 'island');
    const key = islands.join();
    const before = this.#byTypes.get(key);
    if (before) return before;
    const loaded = this.#loadedWith(path.basename(this.#bundle.app));
    const own = islands.map((type) => {
      const found = Object.entries(this.#bundle.scripts).find(([, { block }]) => block === type);
      return { type, files: found ? [...this.#loadedWith(found[0])] : [] };
    });
    const weights = own.map(({ type, files }): Heavy => {
      return { type, bytes: this.#sum(files.filter((file) => !loaded.has(file))) };
    });
    for (const { files } of own) for (const file of files) loaded.add(file);
    const heaviest = weights.sort((a, b) => b.bytes - a.bytes)[0];
    const made = { bytes: this.#sum([...loaded]), heaviest };
    this.#byTypes.set(key, made);
    return made;
  }

  /** Returns a script and its static imports. */
  #loadedWith(name: string, loaded = new Set<string>()): Set<string> {
    const script = this.#bundle.scripts[name];
    if (!script || loaded.has(name)) return loaded;
    loaded.add(name);
    for (const needed of script.needs) this.#loadedWith(needed, loaded);
    return loaded;
  }

  #sum(names: string[]): number {
    return names.reduce((sum, name) => sum + (this.#bundle.scripts[name]?.bytes ?? 0), 0);
  }
}

const most = (limit = Number.POSITIVE_INFINITY) => limit;

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
