/** Which picture a page shows where its link is shared, before it is rendered. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { barePath } from '../../content/model/bare-path.ts';
import type { Block, Data, Page, SocialPicture } from '../../content/model/types.ts';
import { nameOf } from '../../content/search-index.ts';
import type { Site } from '../../content/site/site.ts';
import { isShownByNetworks } from '../../render/head-tags.ts';

/** Changes when pictures are rendered in another way, so that all of them are made anew. */
const DESIGN = 2;

/** What the rendering library can put into a picture. */
const RENDERABLE = /\.(svg|png|jpe?g)$/i;

/** Returns the first picture that the blocks show. */
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

/** Sets which picture each page shows, and under which name: the same content has the same name. */
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

  /** Returns whether the site has such pictures: it asks for them, and has an address, for a network wants the whole of it. */
  get wanted(): boolean {
    const { url, socialPictures } = this.#site.settings;
    return Boolean(url) && socialPictures?.make === true;
  }

  /** Returns the picture of a page; nothing for one that search engines may not list, or that names a photograph itself. */
  of(page: Page): SocialPicture | undefined {
    if (!this.wanted || !page.index || isShownByNetworks(page.image)) return undefined;
    const picture = pictureOf(page);
    const content = { title: nameOf(page), dir: page.dir, lang: page.lang, picture };
    const state = picture && this.#state(picture);
    const text = JSON.stringify([this.#shared, content, state]);
    const name = hash('sha256', text).slice(0, 16);
    return { ...content, file: `assets/social/${name}.png` };
  }

  /** Returns the content of a public file, in short. */
  #state(file: string): string {
    let state = this.#states.get(file);
    if (state === undefined) {
      state = hash('sha256', publicFile(this.#site, file));
      this.#states.set(file, state);
    }
    return state;
  }
}

/** Returns a file of the public folder; empty when it is not there, or stands at a full address. */
export function publicFile(site: Site, file: string): Buffer {
  try {
    return readFileSync(path.join(site.root, 'public', barePath(file)));
  } catch {
    return Buffer.alloc(0);
  }
}
