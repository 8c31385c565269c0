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

/**
 * Returns the function that chooses the picture of a page and its file name, which depends on the content only. It
 * returns `undefined` for a page that search engines may not list, or that names a photograph itself, and where the
 * site has no such pictures: they are not enabled, or the site has no URL, since networks need absolute addresses.
 */
export function socialPictures(site: Site): (page: Page) => SocialPicture | undefined {
  const { name, icon, theme, url, socialPictures: wanted } = site.settings;
  if (!url || wanted?.make !== true) return () => undefined;
  const states = new Map<string, string>();
  const stateOf = (file: string) => {
    const state = states.get(file) ?? hash('sha256', publicFile(site, file));
    states.set(file, state);
    return state;
  };
  const files = [icon, ...(wanted.fonts ?? [])].filter((file) => file !== undefined);
  const shared = JSON.stringify([DESIGN, name, theme, url, files.map(stateOf)]);
  return (page) => {
    if (!page.index || isShownByNetworks(page.image)) return undefined;
    const picture = pictureOf(page);
    const content = { title: titleOf(page), dir: page.dir, lang: page.lang, picture };
    const text = JSON.stringify([shared, content, picture && stateOf(picture)]);
    return { ...content, file: `assets/social/${hash('sha256', text).slice(0, 16)}.png` };
  };
}

/** Returns the bytes of a public file; empty when it does not exist or is a full address. */
export function publicFile(site: Site, file: string): Buffer {
  try {
    return readFileSync(path.join(site.root, 'public', barePath(file)));
  } catch {
    return Buffer.alloc(0);
  }
}
