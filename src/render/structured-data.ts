/** Makes the structured data of a page (https://schema.org) as JSON-LD. */
import type { Organization, Thing, WebSite } from 'schema-dts';
import type { PageOfBlock } from '../../blocks/_shared/ui/structured-data.ts';
import type { Block, Page, Settings } from '../content/model/types.ts';
import { titleOf } from '../content/search-index.ts';
import { fullAddress } from './head-tags.ts';

/** A node of the graph, before nodes with the same `@id` are merged. */
type JsonLd = Record<string, unknown>;

/** Returns the structured data of all blocks of a page, nested ones included. */
type BlocksData = (blocks: Block[], page: PageOfBlock) => (Thing | undefined)[];

/**
 * Converts data to JSON-LD, at any depth: `type: Person` becomes `"@type": "Person"`, and paths of the site become
 * absolute URLs.
 */
function toJsonLd(site: Settings, values: object): JsonLd {
  const converted = (value: unknown): unknown => {
    if (typeof value === 'string')
      return /^\/(?!\/)/.test(value) ? fullAddress(site, value) : value;
    if (Array.isArray(value)) return value.map(converted);
    return typeof value === 'object' && value !== null ? toJsonLd(site, value) : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name === 'type' ? '@type' : name,
      converted(value),
    ]),
  );
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Merges two types of a page; the general `WebPage` is dropped beside a specific one. */
function mergedTypes(one: unknown, other: unknown): unknown {
  const all = [...new Set([...asList(one), ...asList(other)])];
  const special = all.filter((type) => type !== 'WebPage');
  return special.length > 1 ? special : (special[0] ?? all[0]);
}

/** Merges nodes with the same `@id`: lists are concatenated, otherwise the first value wins. */
function mergeById(things: JsonLd[]): JsonLd[] {
  const byId = new Map<unknown, JsonLd>();
  const all: JsonLd[] = [];
  for (const thing of things) {
    const known = thing['@id'] === undefined ? undefined : byId.get(thing['@id']);
    if (!known) {
      const own = { ...thing };
      all.push(own);
      if (own['@id'] !== undefined) byId.set(own['@id'], own);
    } else Object.assign(known, merged(known, thing));
  }
  return all;
}

function merged(one: JsonLd, other: JsonLd): JsonLd {
  const all: JsonLd = { ...one };
  for (const [name, value] of Object.entries(other)) {
    if (name === '@type') all[name] = mergedTypes(one[name], value);
    else if (Array.isArray(one[name])) all[name] = [...one[name], ...asList(value)];
    else all[name] ??= value;
  }
  return all;
}

const businessId = (site: Settings) => fullAddress(site, '/#business');
const isHome = (site: Settings, page: Page) => page.route === (site.homePath ?? '/');
const websiteId = (site: Settings) => fullAddress(site, '/#website');

/** Returns the company: complete on the home page, elsewhere only what a reference needs. */
function business(site: Settings, page: Page): JsonLd {
  const { type = 'Organization', ...more } = site.business ?? {};
  const thing = {
    '@type': 'Organization',
    '@id': businessId(site),
    name: site.name,
    url: fullAddress(site, '/'),
  } satisfies Organization;
  // Specific types require an address and more, which are only on the home page.
  if (!isHome(site, page)) return thing;
  const { social = [] } = site;
  return {
    ...thing,
    '@type': type,
    ...(site.company ? { legalName: site.company } : {}),
    ...(site.description ? { description: site.description } : {}),
    ...(site.icon ? { logo: fullAddress(site, site.icon) } : {}),
    ...(page.social ? { image: fullAddress(site, `/${page.social.file}`) } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ to }) => to) } : {}),
    ...toJsonLd(site, more),
  };
}

function website(site: Settings): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.name,
    url: fullAddress(site, '/'),
    inLanguage: site.lang,
    publisher: { '@id': businessId(site) },
  } satisfies WebSite;
}

/** Returns the default properties of a node of this type. */
function defaultsFor(type: string, site: Settings, page: Page): JsonLd {
  const url = fullAddress(site, page.route);
  const picture = page.social && fullAddress(site, `/${page.social.file}`);
  const business = { '@id': businessId(site) };
  const common = { url, description: page.description, ...(picture ? { image: picture } : {}) };
  if (/(Posting|Article)$/.test(type) && type !== 'JobPosting') {
    const article = { headline: titleOf(page), inLanguage: page.lang, publisher: business };
    return { ...common, ...article, mainEntityOfPage: { '@id': `${url}#page` } };
  }
  if (type === 'JobPosting')
    return { ...common, title: titleOf(page), hiringOrganization: business };
  return {
    ...common,
    name: titleOf(page),
    ...(type === 'Service' ? { provider: business } : {}),
  };
}

/** Returns the page's `about`: a node of its own, or further data of the page if it names a type of page. */
function aboutPage(
  site: Settings,
  page: Page,
): {
  kind: string;
  /** The editor's data about the page itself. */
  ownData: JsonLd;
  thing: JsonLd | undefined;
} {
  const { type, ...more } = (page.about ?? {}) as { type?: string };
  const ownData = toJsonLd(site, more);
  if (!type || /Page$/.test(type)) return { kind: type ?? 'WebPage', ownData, thing: undefined };
  const id = `${fullAddress(site, page.route)}#about`;
  return {
    kind: 'WebPage',
    ownData: {},
    thing: { '@type': type, '@id': id, ...defaultsFor(type, site, page), ...ownData },
  };
}

/**
 * Returns the structured data of a page: the company, the site, the page, its topic, and the data of its blocks.
 * There is none for pages that search engines may not list, or without a site URL.
 *
 * @param home the words of the link to the home page
 * @param blocksData returns the structured data of a list of blocks
 */
export function structuredData(
  site: Settings,
  page: Page,
  home: string,
  blocksData: BlocksData,
): object | undefined {
  if (!site.url || !page.index) return undefined;
  const url = fullAddress(site, page.route);
  const { kind, ownData, thing } = aboutPage(site, page);
  const pageItself = {
    '@type': kind,
    '@id': `${url}#page`,
    url,
    name: titleOf(page),
    ...(page.description ? { description: page.description } : {}),
    inLanguage: page.lang,
    ...(isHome(site, page) ? { isPartOf: { '@id': websiteId(site) } } : {}),
    ...(thing ? { about: { '@id': thing['@id'] } } : {}),
    ...ownData,
  };
  const homeUrl = fullAddress(site, site.homePath ?? '/');
  const ofBlocks = blocksData(page.blocks, {
    id: `${url}#page`,
    url,
    home,
    homeUrl,
    fullAddress: (path) => fullAddress(site, path),
  });
  const things = [pageItself, thing, ...ofBlocks].filter((one) => one !== undefined) as JsonLd[];
  // The company and the site are always on the home page, on others only if something refers to them.
  const text = JSON.stringify(things);
  const known = [business(site, page), website(site)].filter(
    (one) => isHome(site, page) || text.includes(`"@id":"${one['@id']}"`),
  );
  const graph = mergeById([...known, ...things]);
  return { '@context': 'https://schema.org', '@graph': graph };
}
