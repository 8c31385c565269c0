/** Parts that the sites of several peers share. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picture } from '../make-sites.mjs';

/** The node_modules of the peers that are packages. */
export const packages = path.resolve(
  process.env.BENCH_PEERS ?? 'node_modules/.peers',
  'node_modules',
);

/**
 * Returns the manifest of a package, if it is installed.
 *
 * @param {string} name
 * @returns {{version?: string, bin?: string | Record<string, string>}}
 */
function manifest(name) {
  const file = path.join(packages, name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the version of a package, if it is installed. @param {string} name */
export const installed = (name) => manifest(name).version;

/**
 * Returns the file of a package's command, relative to a peer's site; its name depends on the version.
 *
 * @param {string} name
 */
export function commandOf(name) {
  const { bin = '' } = manifest(name);
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0];
  return path.join('node_modules', name, file ?? '');
}

/**
 * Returns a command without telemetry.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export const withoutTelemetry = (...args) => [
  'env',
  ['ASTRO_TELEMETRY_DISABLED=1', 'NEXT_TELEMETRY_DISABLED=1', process.execPath, ...args],
];

export const frontMatter = (/** @type {string} */ yaml) => `---\n${yaml}---\n`;

export const pictures = (/** @type {string} */ folder) => ({
  [`${folder}/images/square.svg`]: picture(800, 800),
  [`${folder}/images/wide.svg`]: picture(1600, 900),
});

/** The blocks of a page, for peers that render with React. */
export const BLOCKS_JSX = `const image = ({ src, alt }, width, height) => <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
const inside = {
  banner: (b) => <><nav><a href="/">Home</a></nav><h1>{b.title}</h1><p>{b.text}</p></>,
  text: (b) => <><h2>{b.heading}</h2><div dangerouslySetInnerHTML={{ __html: b.body }} /></>,
  'card-grid': (b) => <><h2>{b.heading}</h2><ul>{b.items.map((i, n) => <li key={n}>{image(i.image, 800, 800)}<h3>{i.title}</h3><p>{i.text}</p><a href={i.link.to}>{i.link.label}</a></li>)}</ul></>,
  stats: (b) => <dl>{b.items.map((i, n) => <div key={n}><dt>{i.label}</dt><dd>{i.value}+</dd></div>)}</dl>,
  accordion: (b) => <><h2>{b.heading}</h2>{b.items.map((i, n) => <details key={n}><summary>{i.title}</summary><div dangerouslySetInnerHTML={{ __html: i.body }} /></details>)}</>,
  gallery: (b) => <><h2>{b.heading}</h2><ul>{b.items.map((i, n) => <li key={n}><a href={i.src}>{image(i, 800, 800)}</a><p>{i.title}</p><p>{i.description}</p></li>)}</ul></>,
  slider: (b) => <ul>{b.items.map((i, n) => <li key={n}>{image(i.image, 1600, 900)}<h3>{i.title}</h3><p>{i.text}</p></li>)}</ul>,
  cta: (b) => <><h2>{b.heading}</h2>{b.buttons.map((i, n) => <a key={n} href={i.to}>{i.label}</a>)}</>,
};
export default function Blocks({ blocks }) {
  return <main>{blocks.map((b, n) => <section key={n} className={'block block-' + b.type}>{inside[b.type](b)}</section>)}</main>;
}
`;

/** Reads a page, for peers that have no loader of their own. */
export const READ_PAGE = `import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import markdownIt from 'markdown-it';
const md = markdownIt();
const drawn = (item) => (item.body ? { ...item, body: md.render(item.body) } : item);
export const names = () => readdirSync('content').map((file) => file.replace('.yaml', ''));
export function readPage(name) {
  const { blocks, ...page } = load(readFileSync(\`content/\${name}.yaml\`, 'utf8'));
  return { ...page, blocks: blocks.map((b) => drawn(b.items ? { ...b, items: b.items.map(drawn) } : b)) };
}
`;
