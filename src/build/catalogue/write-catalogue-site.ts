import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { mapChildren } from '../../content/model/data.ts';
import { holdsBlocks } from '../../content/model/json-schema.ts';
import type { BlockType } from '../../content/schemas/block-types.ts';
import type { Site } from '../../content/site/site.ts';
import { findUsages, type Usage } from '../../content/usages/find-usages.ts';
import { yamlSources } from '../../content/usages/yaml-sources.ts';
import type { CatalogueCard, Example } from '../../render/catalogue/catalogue-data.ts';
import { describeFields } from './describe-fields.ts';
import { fieldsText, headText, usesText } from './markdown-texts.ts';
import { indented, readExamples } from './read-examples.ts';

/** Settings that only concern the site's own pages and search engines. */
const LEFT_OUT = [
  'url',
  'frame',
  'redirects',
  'search',
  'feeds',
  'business',
  'security',
  'languages',
  'image',
];

/** Returns the head of an example's page. */
const exampleHead = (type: string, number: number) =>
  `title: ${type} ${number}\ndescription: An example.\nframe: false\nindex: false\nblocks:\n`;
/** The number of lines of that head. */
export const HEAD_LINES = exampleHead('', 0).split('\n').length - 1;

/** A block type with the content of its page. */
interface Entry {
  block: BlockType;
  examples: Example[];
  /** The places where the site uses it. */
  uses: Usage[];
  card: CatalogueCard;
}

/** Escapes template syntax, so that it is shown as it is written. */
function literal(value: unknown): unknown {
  if (typeof value === 'string') {
    return /\{[{%]/.test(value) ? `{% raw %}${value}{% endraw %}` : value;
  }
  return mapChildren(value, literal);
}

/** Returns the folder of the catalogue's own blocks. */
export const catalogueBlocks = (engineRoot: string) =>
  path.join(engineRoot, 'src/render/catalogue');

/**
 * Writes the catalogue of a site's blocks as a site of its own: a page for each block and each example, with the
 * site's colours, font, icons and values.
 *
 * @param root absolute path of the folder that becomes the catalogue's site
 * @returns what is wrong: blocks without an example
 */
export function writeCatalogueSite(site: Site, root: string): string[] {
  rmSync(path.join(root, 'pages'), { recursive: true, force: true });
  rmSync(path.join(root, 'public'), { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const page = (file: string, data: object) =>
    write(`pages/${file}.yaml`, JSON.stringify(literal({ index: false, ...data }), null, 2));
  const entries = readEntries(site);
  const config = Object.entries(site.config).filter(([name]) => !LEFT_OUT.includes(name));
  write('pages/_site.yaml', JSON.stringify(literal(Object.fromEntries(config))));
  const icons = path.join(site.root, 'pages/_icons');
  if (existsSync(icons)) cpSync(icons, path.join(root, 'pages/_icons'), { recursive: true });
  page('index', indexPage(site, entries));
  for (const entry of entries) {
    page(entry.block.type, entryPage(site, entry));
    for (const [index, { text }] of entry.examples.entries()) {
      const head = exampleHead(entry.block.type, index + 1);
      write(`pages/${entry.block.type}/${index + 1}.yaml`, head + indented(text));
    }
  }
  copyPublicFiles(site, root, entries);
  const silent = entries.filter(({ examples }) => examples.length === 0);
  return silent.map(({ block }) => silence(site, block));
}

/** Returns why a block has no example to show. */
function silence(site: Site, { type, folder }: Entry['block']): string {
  const file = path.join(folder, 'example.yaml');
  const name = path.relative(site.root, file);
  const isWritten = existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
  return isWritten
    ? `${name} has no example in it: each begins with "- type: ${type}" at the very beginning of its line.`
    : `The block ${type} has no example. Write one: ${name}`;
}

function readEntries(site: Site): Entry[] {
  const sources = yamlSources(site.files);
  return [...site.blockTypes.values()].map((block) => {
    const { type, folder, schema } = block;
    const file = path.join(folder, 'example.yaml');
    const examples = existsSync(file) ? readExamples(readFileSync(file, 'utf8')) : [];
    const uses = findUsages(sources, 'block', type);
    const card: CatalogueCard = {
      type,
      title: schema.title ?? type,
      description: schema.description ?? '',
      to: `/${type}`,
      ...(examples.length > 0 && { preview: `/${type}/1` }),
      isLive: block.kind === 'island',
      isOwn: site.root !== site.engineRoot && folder.startsWith(path.join(site.root, 'blocks')),
      uses: uses.length,
      words: Object.keys(schema.properties ?? {}).join(' '),
    };
    return { block, examples, uses, card };
  });
}

/** Returns the origin of a block that is not in the site's own `blocks/`. */
function originOf({ folder }: BlockType, { packages, blockFolders }: Site['extensions']): string {
  const isIn = (blocks?: string) => blocks !== undefined && folder.startsWith(blocks + path.sep);
  const owner = packages.find(({ blocks }) => isIn(blocks));
  if (owner) return `From ${owner.name}`;
  return blockFolders.some(isIn) ? 'Of this site' : 'Part of Pagewright';
}

function indexPage({ config }: Site, entries: Entry[]) {
  const text = `${entries.length} kinds of blocks, of which pages are made. Each is shown with what may be written in it.`;
  const items = entries.map(({ card }) => card);
  const index = { type: 'catalogue-index', title: `Blocks of ${config.name}`, text, items };
  return { title: 'Blocks', description: text, blocks: [index] };
}

const asBlock = (body: string) => ({ type: 'catalogue-text', body });

function entryPage({ engine, extensions }: Site, { block, examples, uses, card }: Entry) {
  const { type, title, description, isLive, isOwn } = card;
  const facts = [
    isLive ? 'Interactive: hydrates in the browser' : 'Static: no script',
    isOwn ? 'Of this site' : originOf(block, extensions),
    ...(holdsBlocks(block.schema) ? ['Holds other blocks'] : []),
  ];
  const head = headText({ type, title, description, facts });
  const shown = examples.map(({ text }, index) => ({
    type: 'catalogue-example',
    title: examples.length > 1 ? `Example ${index + 1} of ${examples.length}` : 'Example',
    src: `/${type}/${index + 1}`,
    yaml: indented(text),
  }));
  const fields = fieldsText(describeFields(block.schema, engine.block, engine.shared));
  const blocks = [asBlock(head), ...shown, asBlock(`${fields}\n\n${usesText(type, uses)}`)];
  return { title, description: description || title, blocks };
}

/**
 * Copies the files of the examples and the theme, from the site or else from Pagewright; missing ones become empty
 * files.
 */
function copyPublicFiles(site: Site, root: string, entries: Entry[]): void {
  const { theme, icon } = site.config;
  const texts = entries.flatMap(({ examples }) => examples.map(({ text }) => text));
  const named = `${texts.join('\n')}\n${JSON.stringify({ theme, icon })}`;
  for (const [address] of named.matchAll(
    /(?<![\w:/.])\/[\w/-]+\.(?!html\b|json\b)[a-z0-9]{2,5}\b/g,
  )) {
    const to = path.join(root, 'public', address);
    const from = [
      ...[site.root, site.engineRoot].map((folder) => path.join(folder, 'public', address)),
      site.extensions.themeFiles.get(address) ?? '',
    ];
    mkdirSync(path.dirname(to), { recursive: true });
    const found = from.find((file) => existsSync(file));
    if (found) copyFileSync(found, to);
    else writeFileSync(to, '');
  }
}
