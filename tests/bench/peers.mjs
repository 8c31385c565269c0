/**
 * The same pages for other builders: those that are installed, Hugo by itself and the others as packages
 * below the folder that BENCH_PEERS names (`npm install @11ty/eleventy vike vike-react vite
 * @vitejs/plugin-react react react-dom js-yaml` there).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pageYaml, picture, writeFiles } from './make-sites.mjs';

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string | undefined} version nothing where it is not installed
 * @property {number} most more pages are not asked of it
 * @property {(page: number) => string} file where a page stands
 * @property {(yaml: string) => string} content what stands there
 * @property {() => Record<string, string>} frame the other files
 * @property {string} output
 * @property {[command: string, args: string[]]} command
 */

const packages = path.resolve(process.env.BENCH_PEERS ?? 'node_modules/.peers', 'node_modules');

/** @param {string} name a package's version, if it is there */
function installed(name) {
  const file = path.join(packages, name, 'package.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).version) : undefined;
}

function hugoVersion() {
  try {
    const options = { encoding: /** @type {const} */ ('utf8') };
    return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], options))?.[1];
  } catch {
    return undefined;
  }
}

const frontMatter = (/** @type {string} */ yaml) => `---\n${yaml}---\n`;

const pictures = (/** @type {string} */ folder) => ({
  [`${folder}/images/square.svg`]: picture(800, 800),
  [`${folder}/images/wide.svg`]: picture(1600, 900),
});

const HUGO_BLOCKS = `{{ range .Params.blocks }}<section class="block block-{{ .type }}">
{{ if eq .type "banner" }}<nav><a href="/">Home</a></nav><h1>{{ .title }}</h1><p>{{ .text }}</p>
{{ else if eq .type "text" }}<h2>{{ .heading }}</h2><div>{{ .body | markdownify }}</div>
{{ else if eq .type "card-grid" }}<h2>{{ .heading }}</h2><ul>{{ range .items }}<li><img src="{{ .image.src }}" alt="{{ .image.alt }}" width="800" height="800" loading="lazy"><h3>{{ .title }}</h3><p>{{ .text }}</p><a href="{{ .link.to }}">{{ .link.label }}</a></li>{{ end }}</ul>
{{ else if eq .type "stats" }}<dl>{{ range .items }}<div><dt>{{ .label }}</dt><dd>{{ .value }}+</dd></div>{{ end }}</dl>
{{ else if eq .type "accordion" }}<h2>{{ .heading }}</h2>{{ range .items }}<details><summary>{{ .title }}</summary><div>{{ .body | markdownify }}</div></details>{{ end }}
{{ else if eq .type "gallery" }}<h2>{{ .heading }}</h2><ul>{{ range .items }}<li><a href="{{ .src }}"><img src="{{ .src }}" alt="{{ .alt }}" width="800" height="800" loading="lazy"></a><p>{{ .title }}</p><p>{{ .description }}</p></li>{{ end }}</ul>
{{ else if eq .type "slider" }}<ul>{{ range .items }}<li><img src="{{ .image.src }}" alt="{{ .image.alt }}" width="1600" height="900" loading="lazy"><h3>{{ .title }}</h3><p>{{ .text }}</p></li>{{ end }}</ul>
{{ else if eq .type "cta" }}<h2>{{ .heading }}</h2>{{ range .buttons }}<a href="{{ .to }}">{{ .label }}</a>{{ end }}
{{ end }}</section>{{ end }}`;

/** @type {Peer} */
const hugo = {
  name: 'Hugo',
  version: hugoVersion(),
  most: Number.POSITIVE_INFINITY,
  file: (page) => `content/page-${page}.md`,
  content: frontMatter,
  frame: () => ({
    'config.toml':
      'baseURL = "https://bench.example/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "home", "section"]\n',
    'layouts/_default/single.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench | {{ .Title }}</title><meta name="description" content="{{ .Description }}"></head><body><main>${HUGO_BLOCKS}</main></body></html>\n`,
    ...pictures('static'),
  }),
  output: 'public',
  command: ['hugo', ['--quiet']],
};

const NUNJUCKS_BLOCKS = `{% for b in blocks %}<section class="block block-{{ b.type }}">
{% if b.type == "banner" %}<nav><a href="/">Home</a></nav><h1>{{ b.title }}</h1><p>{{ b.text }}</p>
{% elif b.type == "text" %}<h2>{{ b.heading }}</h2><div>{{ b.body | markdown | safe }}</div>
{% elif b.type == "card-grid" %}<h2>{{ b.heading }}</h2><ul>{% for i in b.items %}<li><img src="{{ i.image.src }}" alt="{{ i.image.alt }}" width="800" height="800" loading="lazy"><h3>{{ i.title }}</h3><p>{{ i.text }}</p><a href="{{ i.link.to }}">{{ i.link.label }}</a></li>{% endfor %}</ul>
{% elif b.type == "stats" %}<dl>{% for i in b.items %}<div><dt>{{ i.label }}</dt><dd>{{ i.value }}+</dd></div>{% endfor %}</dl>
{% elif b.type == "accordion" %}<h2>{{ b.heading }}</h2>{% for i in b.items %}<details><summary>{{ i.title }}</summary><div>{{ i.body | markdown | safe }}</div></details>{% endfor %}
{% elif b.type == "gallery" %}<h2>{{ b.heading }}</h2><ul>{% for i in b.items %}<li><a href="{{ i.src }}"><img src="{{ i.src }}" alt="{{ i.alt }}" width="800" height="800" loading="lazy"></a><p>{{ i.title }}</p><p>{{ i.description }}</p></li>{% endfor %}</ul>
{% elif b.type == "slider" %}<ul>{% for i in b.items %}<li><img src="{{ i.image.src }}" alt="{{ i.image.alt }}" width="1600" height="900" loading="lazy"><h3>{{ i.title }}</h3><p>{{ i.text }}</p></li>{% endfor %}</ul>
{% elif b.type == "cta" %}<h2>{{ b.heading }}</h2>{% for i in b.buttons %}<a href="{{ i.to }}">{{ i.label }}</a>{% endfor %}
{% endif %}</section>{% endfor %}`;

/** @type {Peer} */
const eleventy = {
  name: 'Eleventy',
  version: installed('@11ty/eleventy'),
  most: 5000,
  file: (page) => `content/page-${page}.md`,
  content: (yaml) => frontMatter(`layout: page.njk\n${yaml}`),
  frame: () => ({
    'package.json': '{ "type": "module" }\n',
    'eleventy.config.js': `import markdownIt from 'markdown-it';
const md = markdownIt();
export default (config) => {
  config.addFilter('markdown', (text) => md.render(text));
  config.addPassthroughCopy({ static: '/' });
};
export const config = { dir: { input: 'content', includes: '../layouts', output: '_site' } };
`,
    'layouts/page.njk': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench | {{ title }}</title><meta name="description" content="{{ description }}"></head><body><main>${NUNJUCKS_BLOCKS}</main></body></html>\n`,
    ...pictures('static'),
  }),
  output: '_site',
  command: [process.execPath, ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet']],
};

const VIKE_PAGE = `import { useData } from 'vike-react/useData';
const image = ({ src, alt }, width, height) => <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
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
export default function Page() {
  const { blocks } = useData();
  return <main>{blocks.map((b, n) => <section key={n} className={'block block-' + b.type}>{inside[b.type](b)}</section>)}</main>;
}
`;

/** @type {Peer} */
const vike = {
  name: 'Vike',
  version: installed('vike-react') && installed('vike'),
  most: 100,
  file: (page) => `content/page-${page}.yaml`,
  content: (yaml) => yaml,
  frame: () => ({
    'package.json': '{ "type": "module" }\n',
    'vite.config.js': `import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
export default { plugins: [react(), vike()], logLevel: 'error' };
`,
    'pages/+config.js': `import vikeReact from 'vike-react/config';
export default { extends: vikeReact, prerender: true };
`,
    'pages/page/+route.js': "export default '/@page';\n",
    'pages/page/+Page.jsx': VIKE_PAGE,
    'pages/page/+title.js': "export const title = ({ data }) => 'Bench | ' + data.title;\n",
    'pages/page/+data.js': `import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import markdownIt from 'markdown-it';
const md = markdownIt();
const drawn = (item) => (item.body ? { ...item, body: md.render(item.body) } : item);
export function data({ routeParams }) {
  const { blocks, ...page } = load(readFileSync(\`content/\${routeParams.page}.yaml\`, 'utf8'));
  return { ...page, blocks: blocks.map((b) => drawn(b.items ? { ...b, items: b.items.map(drawn) } : b)) };
}
`,
    'pages/page/+onBeforePrerenderStart.js': `import { readdirSync } from 'node:fs';
export const onBeforePrerenderStart = () => readdirSync('content').map((file) => '/' + file.replace('.yaml', ''));
`,
    ...pictures('public'),
  }),
  output: 'dist',
  command: [process.execPath, ['node_modules/vite/bin/vite.js', 'build']],
};

/** Those that are here. */
export const peers = [hugo, eleventy, vike].filter(({ version }) => version !== undefined);

/**
 * Writes the pages for a peer.
 *
 * @param {Peer} peer
 * @param {string} folder
 * @param {number} pages
 */
export function writePeerSite(peer, folder, pages) {
  writeFiles(folder, peer.frame());
  for (let page = 1; page <= pages + 1; page++) {
    writeFiles(folder, { [peer.file(page)]: peer.content(pageYaml(page)) });
  }
  if (existsSync(packages)) symlinkSync(packages, path.join(folder, 'node_modules'));
}
