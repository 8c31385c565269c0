/** Which style sheets a page carries: what its blocks and the site's frame need, each once. */
import type { SiteConfig } from '../content/types.ts';
import type { BlockModules } from './block-nodes.ts';
import { colourCss } from './colour-css.ts';
import { styleTag } from './document-html.ts';
import { themedCss } from './theme-css.ts';

/** A style sheet as the bundler made it. */
export interface Sheet {
  css: string;
  /** The sheet is for pages in whose HTML one of these stands; left out, it is for all pages. */
  onlyWith?: string[] | undefined;
}

/** Style sheets by name; in the order of their names each comes after those that it may change. */
export type Sheets = Record<string, Sheet>;

/** The sheet that every page begins with. No block type has such a name. */
const GROUND = '_base';
/** The colours that photographs show before they arrive. */
const COLOURS = '_colours';

/** What the minifier leaves: spaces after commas in values that it does not know, and `& ` before nested classes. */
const leaner = (css: string) =>
  css
    .replace(/("[^"]*"|'[^']*')|, /g, (_, quoted?: string) => quoted ?? ',')
    .replace(/(?<=[{};,])& (?=[.#:[])/g, '');
const inLayer = (layer: string, css: string) => css && `@layer ${layer}{${leaner(css)}}`;

export interface StyleSheetsOptions {
  site: SiteConfig;
  modules: BlockModules;
  base: Sheets;
  /** Whether any page may show a photograph. */
  hasPhotographs: boolean;
  /** What stands around every page that has the frame. */
  frame: { types: Iterable<string>; html: string };
}

/** The style sheets of a site. What its frame needs is one sheet with the ground of every page. */
export class StyleSheets {
  readonly #modules: BlockModules;
  /** All sheets but the ground, each in its layer. */
  readonly #sheets = new Map<string, Sheet>();
  readonly #ground: string;
  readonly #framedGround: string;
  readonly #inFrame: Set<string>;
  /** The names that every page is looked through for. */
  readonly #everywhere: string[];
  readonly #tags = new Map<string, string>();

  constructor({ site, modules, base, hasPhotographs, frame }: StyleSheetsOptions) {
    this.#modules = modules;
    const { [GROUND]: ground = { css: '' }, ...pieces } = base;
    if (hasPhotographs) pieces[COLOURS] = { css: colourCss, onlyWith: [' data-colour="'] };
    this.#everywhere = Object.keys(pieces);
    this.#add('base', pieces);
    for (const { sheets } of Object.values(modules)) this.#add('blocks', sheets);

    const themed = inLayer('base', themedCss(ground.css, site.theme));
    this.#ground = `@layer base,blocks;${themed}`;
    const inFrame = this.#needed(frame.types, frame.html);
    this.#inFrame = new Set(inFrame);
    this.#framedGround = this.#ground + inFrame.map((name) => this.#sheets.get(name)?.css).join('');
  }

  #add(layer: string, sheets: Sheets) {
    for (const [name, { css, onlyWith }] of Object.entries(sheets)) {
      this.#sheets.set(name, { css: inLayer(layer, css), onlyWith });
    }
  }

  /** The names of the sheets of block types that show this HTML. */
  #needed(types: Iterable<string>, html: string): string[] {
    const ofTypes = [...types].flatMap((type) => Object.keys(this.#modules[type]?.sheets ?? {}));
    return [...new Set([...this.#everywhere, ...ofTypes])].sort().filter((name) => {
      const { onlyWith } = this.#sheets.get(name) ?? {};
      return onlyWith?.some((part) => html.includes(part)) ?? true;
    });
  }

  /**
   * The style elements of a page.
   *
   * @param types the types of all blocks in it, without those of the frame
   * @param html what is drawn of them
   * @param isFramed whether the frame stands around it
   */
  tags(types: Iterable<string>, html: string, isFramed: boolean): string {
    const needed = this.#needed(types, html);
    const own = needed.filter((name) => !this.#inFrame.has(name));
    // What the frame needs never travels without the rest of it: each sheet makes the policy's header longer.
    const isWhole = isFramed || own.length < needed.length;
    const key = [isWhole, ...own].join();
    let tags = this.#tags.get(key);
    if (tags === undefined) {
      const ground = styleTag('base', isWhole ? this.#framedGround : this.#ground);
      const others = own.map((name) => styleTag(name, this.#sheets.get(name)?.css ?? ''));
      tags = ground + others.join('');
      this.#tags.set(key, tags);
    }
    return tags;
  }

  /** The text of each style element that a page may carry. */
  all(): string[] {
    const others = [...this.#sheets].filter(([name]) => !this.#inFrame.has(name));
    const texts = [this.#ground, this.#framedGround, ...others.map(([, { css }]) => css)];
    return texts.filter((css) => css !== '');
  }
}
