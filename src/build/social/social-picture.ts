/** Decides which picture represents a page in link previews. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { barePath } from '../../content/model/bare-path.ts';
import type { Block, Data, Page, SocialPicture } from '../../content/model/types.ts';
import { titleOf } from '../../content/search-index.ts';
import type { Site } from '../../content/site/site.ts';
import { isShownByNetworks } from '../../render/head-tags.ts';

/** Increase when the design changes, so that all pictures are rendered again. */
const DESIGN = 2;

/** Matches the formats that the rendering library can embed. */
const RENDERABLE = /\.(svg|png|jpe?g)$/i;

/** Returns the first picture in the data of blocks. */
function firstPicture(value: Data): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) {
    const { src, alt } = value;
    if (typeof src === 'string' && alt !== undefined && RENDERABLE.test(src)) return src;
  }
  for (const inner of Object.values(value)) {
    const found = firstPicture(inner as Data);
    if (found) return found;
  }
  return undefined;
}

/** Returns the page's own picture, else the first one in its first block. */
function pictureOf({ image, blocks }: Page): string | undefined {
  if (image && RENDERABLE.test(image)) return image;
  return firstPicture(blocks.slice(0, 1) as Block[]);
}

/** Chooses the picture of each page and its file name, which depends on the content only. */
export class SocialPictures {
  readonly #site: Site;
  readonly #states = new Map<string, string>();
  readonly #shared: string;

  constructor(site: Site) {
    this.#site = site;
    const { name, icon, theme, url, socialPictures } = site.settings;
    const files = [icon, ...(socialPictures?.fonts ?? [])].filter((file) => file !== undefined);
    this.#shared = JSON.stringify([
      DESIGN,
      name,
      theme,
      url,
      files.map((file) => this.#state(file)),
    ]);
  }

  /**
   * Returns whether the site has such pictures: they are enabled, and the site has a URL, since networks need
   * absolute addresses.
   */
  get wanted(): boolean {
    const { url, socialPictures } = this.#site.settings;
    return Boolean(url) && socialPictures?.make === true;
  }

  /**
   * Returns the picture of a page; `undefined` for a page that search engines may not list, or that names a
   * photograph itself.
   */
  of(page: Page): SocialPicture | undefined {
    if (!this.wanted || !page.index || isShownByNetworks(page.image)) return undefined;
    const picture = pictureOf(page);
    const content = { title: titleOf(page), dir: page.dir, lang: page.lang, picture };
    const state = picture && this.#state(picture);
    const text = JSON.stringify([this.#shared, content, state]);
    const name = hash('sha256', text).slice(0, 16);
    return { ...content, file: `assets/social/${name}.png` };
  }

  /** Returns the state of a public file. */
  #state(file: string): string {
    let state = this.#states.get(file);
    if (state === undefined) {
      state = hash('sha256', publicFile(this.#site, file));
      this.#states.set(file, state);
    }
    return state;
  }
}

/** Returns the bytes of a public file; empty when it does not exist or is a full address. */
export function publicFile(site: Site, file: string): Buffer {
  try {
    return readFileSync(path.join(site.root, 'public', barePath(file)));
  } catch {
    return Buffer.alloc(0);
  }
}
