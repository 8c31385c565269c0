/**
 * Serves a site below a path of its host, such as https://example.org/site/. Pages are written and checked as if the
 * site had the host for itself; the base path is added to addresses when a page is rendered.
 */
import { isObject, mapChildren } from '../../content/model/data.ts';
import type { Block, Data, DataObject, FrameBlocks, Settings } from '../../content/model/types.ts';
import type { FieldPlan, ObjectPlan } from '../../content/schemas/field-plan.ts';
import type { Site } from '../../content/site/site.ts';
import { mapAddresses } from './html-addresses.ts';

/** Formats whose values may be addresses of the site. */
const ADDRESSES = ['link', 'image-path', 'file-path', 'film-path', 'captions-path', 'api-path'];
const TEXTS = ['markdown', 'inline-markdown'];

/**
 * Normalises a base path: `/site/`, `site` and `/site` become `/site`; `/` becomes the empty string.
 *
 * @throws when it cannot be the path of an address
 */
export function basePath(text: string): string {
  const steps = text.split('/').filter(Boolean);
  if (steps.every((step) => /^[\w.~-]+$/.test(step) && !/^\.+$/.test(step))) {
    return steps.map((step) => `/${step}`).join('');
  }
  throw new Error(`"${text}" cannot be the site's path. Write one such as /site/.`);
}

/** Returns an address with the base path, if it is relative to the root. */
export function addressWithBase(address: string, base: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address;
}

/** Returns blocks with the base path in their links, pictures, films, forms and texts. */
export function blocksWithBase(site: Site, blocks: Block[], base: string): Block[] {
  if (base === '') return blocks;
  const ofBlock = (block: Block): Block => {
    const plan = site.blockTypes.get(block.type)?.plan;
    return (plan ? ofValue(plan, block) : block) as Block;
  };
  const ofValue = (plan: FieldPlan, value: Data): Data => {
    if (plan.kind === 'format' && typeof value === 'string') return ofText(plan.format, value);
    if (plan.kind === 'blocks' && Array.isArray(value)) return (value as Block[]).map(ofBlock);
    if (plan.kind === 'list' && Array.isArray(value))
      return value.map((item) => ofValue(plan.item, item));
    return plan.kind === 'object' && isObject(value) ? ofObject(plan, value) : value;
  };
  const ofText = (format: string, text: string) => {
    if (ADDRESSES.includes(format)) return addressWithBase(text, base);
    if (!TEXTS.includes(format)) return text;
    return mapAddresses(text, (address) => addressWithBase(address, base));
  };
  const ofObject = ({ fields, rest }: ObjectPlan, object: DataObject) => {
    const plans = new Map(fields);
    const entries = Object.entries(object).map(([name, value]) => {
      const plan = plans.get(name) ?? rest;
      return [name, plan ? ofValue(plan, value) : value];
    });
    return Object.fromEntries(entries);
  };
  return blocks.map(ofBlock);
}

/** Returns the settings with the base path in the site's own address. */
export function settingsWithBase(settings: Settings, base: string): Settings {
  const { url } = settings;
  if (base === '' || !url) return settings;
  return { ...settings, url: url.replace(/\/$/, '') + base };
}

/** Returns the settings for the renderer: address, fonts and feeds have the base path. */
export function renderedSettings(site: Site, base: string): Settings {
  const settings = settingsWithBase(site.settings, base);
  if (base === '') return settings;
  const { theme, feeds } = settings;
  return {
    ...settings,
    ...(feeds && {
      feeds: feeds.map((feed) => ({ ...feed, path: addressWithBase(feed.path, base) })),
    }),
    ...(theme && { theme: themeWithBase(theme, base) }),
  };
}

/** Returns the blocks of a site's frame with the base path in their addresses. */
export function frameWithBase(site: Site, base: string): FrameBlocks {
  const { before, after } = site.frame;
  return {
    before: blocksWithBase(site, before, base),
    after: blocksWithBase(site, after, base),
  };
}

/** Returns a theme, or a part of one, with the base path in the addresses of its fonts. */
function themeWithBase<Part>(part: Part, base: string): Part {
  return mapChildren(part, (child, name) =>
    name === 'file' ? addressWithBase(String(child), base) : themeWithBase(child, base),
  ) as Part;
}
