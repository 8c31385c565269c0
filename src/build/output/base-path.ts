/**
 * A site that is served below a path of its host, such as https://example.org/site/. Pages are written and checked as if it had the host
 * for itself; the path is put in front of addresses only when a page is rendered.
 */
import { isGroup } from '../../content/model/data.ts';
import type { Block, Data, DataObject, SiteConfig } from '../../content/model/types.ts';
import type { FieldPlan, GroupPlan } from '../../content/schemas/field-plan.ts';
import type { Site } from '../../content/site/site.ts';
import { mapAddresses } from './html-addresses.ts';

/** The formats whose values may lead into the site. */
const ADDRESSES = ['link', 'image-path', 'file-path', 'film-path', 'captions-path', 'api-path'];
const TEXTS = ['markdown', 'inline-markdown'];

/**
 * Returns a base path in one form: `/site/`, `site` and `/site` are `/site`; `/` is the empty string.
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

/** Returns an address with the base in front, when it begins at the site's root. */
export function addressWithBase(address: string, base: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address;
}

/** Returns blocks whose links, pictures, films, forms and texts lead below the base. */
export function blocksWithBase(site: Site, blocks: Block[], base: string): Block[] {
  if (base === '') return blocks;
  const ofBlock = (block: Block): Block => {
    const plan = site.blockTypes.get(block.type)?.plan;
    return (plan ? ofValue(plan, block) : block) as Block;
  };
  const ofValue = (plan: FieldPlan, value: Data): Data => {
    switch (plan.kind) {
      case 'format':
        return typeof value === 'string' ? ofText(plan.format, value) : value;
      case 'text':
      case 'among':
      case 'entry':
      case 'opens':
      case 'anchor':
      case 'heading':
        return value;
      case 'blocks':
        return Array.isArray(value) ? (value as Block[]).map(ofBlock) : value;
      case 'list':
        return Array.isArray(value) ? value.map((item) => ofValue(plan.item, item)) : value;
      case 'group':
        return isGroup(value) ? ofGroup(plan, value) : value;
    }
  };
  const ofText = (format: string, text: string) => {
    if (ADDRESSES.includes(format)) return addressWithBase(text, base);
    if (!TEXTS.includes(format)) return text;
    return mapAddresses(text, (address) => addressWithBase(address, base));
  };
  const ofGroup = ({ fields, rest }: GroupPlan, group: DataObject) => {
    const plans = new Map(fields);
    const entries = Object.entries(group).map(([name, value]) => {
      const plan = plans.get(name) ?? rest;
      return [name, plan ? ofValue(plan, value) : value];
    });
    return Object.fromEntries(entries);
  };
  return blocks.map(ofBlock);
}

/** Returns the site's own address, which lies below the base. */
export function configWithBase(config: SiteConfig, base: string): SiteConfig {
  const { url } = config;
  if (base === '' || typeof url !== 'string' || url === '') return config;
  return { ...config, url: url.replace(/\/$/, '') + base };
}

/** The theme's font, or another for characters that it does not have. */
type Font = DataObject & { file: string; others?: Font[] };

type ThemeFonts = DataObject & { font?: Font; headingFont?: Font };

/** Returns what the renderer has to know of a site: its address, frame, fonts and feeds lie below the base. */
export function renderedConfig(site: Site, base: string): SiteConfig {
  const config = configWithBase(site.validConfig, base);
  if (base === '') return config;
  const { before, after } = config.frame;
  const { theme, feeds } = config as { theme?: ThemeFonts; feeds?: { path: string }[] };
  return {
    ...config,
    ...(feeds && {
      feeds: feeds.map((feed) => ({ ...feed, path: addressWithBase(feed.path, base) })),
    }),
    ...(theme && { theme: themeWithBase(theme, base) }),
    frame: {
      before: blocksWithBase(site, before, base),
      after: blocksWithBase(site, after, base),
    },
  };
}

function themeWithBase({ font, headingFont, ...theme }: ThemeFonts, base: string): ThemeFonts {
  return {
    ...theme,
    ...(font && { font: fontWithBase(font, base) }),
    ...(headingFont && { headingFont: fontWithBase(headingFont, base) }),
  };
}

function fontWithBase({ others, ...font }: Font, base: string): Font {
  return {
    ...font,
    file: addressWithBase(font.file, base),
    ...(others && { others: others.map((other) => fontWithBase(other, base)) }),
  };
}
