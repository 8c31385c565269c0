/** Weighs a rendered page, for its budget. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Block, Data, PageWeight } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { countsCompressed } from '../../diagnostics/checks/budgets.ts';
import { GZIP } from '../../server/http/compressed.ts';
import type { SiteBundle } from '../bundle/bundle.ts';

type Heavy = NonNullable<PageWeight['heaviest']['html']>;

/** Weighs the pages of a site. */
export class Scales {
  readonly #site: Site;
  readonly #bundle: SiteBundle;
  readonly #compresses: boolean;
  readonly #byTypes = new Map<string, { bytes: number; heaviest: Heavy | undefined }>();

  constructor(site: Site, bundle: SiteBundle) {
    this.#site = site;
    this.#bundle = bundle;
    this.#compresses = countsCompressed(site);
  }

  /** Returns the weight of a page's HTML, of the styles in it, and of the scripts that it may come to load. */
  weigh(html: string, blocks: Block[]): PageWeight {
    const styles = [...html.matchAll(/<style[^>]*>.*?<\/style>/gs)].map(([tag]) =>
      Buffer.byteLength(tag),
    );
    const css = styles.reduce((sum, bytes) => sum + bytes, 0);
    const types = new Set(
      Array.from(html.matchAll(/ data-block="([^"]+)"/g), ([, type = '']) => type),
    );
    const { bytes: javascript, heaviest } = this.#javascript([...types].sort());
    const block = heaviestBlock(html, blocks);
    return {
      ...(this.#compresses && { compressed: gzipSync(html, GZIP).length }),
      html: Buffer.byteLength(html) - css,
      css,
      javascript,
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

  /** Returns a script and all that it needs at once. */
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

/** Returns the block of the page itself, with all that it holds, that has most HTML. */
function heaviestBlock(html: string, blocks: Block[]): Heavy | undefined {
  const end = html.lastIndexOf('</main>');
  const all = Array.from(html.matchAll(/<section class="block /g), ({ index }) => index);
  const starts: number[] = [];
  let at = 0;
  for (const block of blocks) {
    starts.push(all[at] ?? end);
    at += 1 + countHeld(block);
  }
  // a block that shows some of what it holds elsewhere, or not at all, cannot be weighed
  if (at !== all.length) return undefined;
  const sizes = starts.map((start, index) => ({
    type: blocks[index]?.type ?? '',
    bytes: Buffer.byteLength(html.slice(start, starts[index + 1] ?? end)),
    index,
  }));
  return sizes.sort((a, b) => b.bytes - a.bytes)[0];
}

/** Counts the blocks that a block holds, at any depth. */
function countHeld(value: Data): number {
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [name, inner]) => {
    const own = name === 'blocks' && Array.isArray(inner) ? inner.length : 0;
    return sum + own + countHeld(inner as Data);
  }, 0);
}
