import { commandOf, installed, pictures, withoutTelemetry } from './site-parts.mjs';

const PAGE = `---
import { getCollection } from 'astro:content';
import markdownIt from 'markdown-it';
export async function getStaticPaths() {
  const pages = await getCollection('pages');
  return pages.map(({ id, data }) => ({ params: { page: id }, props: data }));
}
const md = markdownIt();
const { title, description, blocks } = Astro.props;
---
<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench | {title}</title><meta name="description" content={description}></head><body><main>{blocks.map((b) => <section class={'block block-' + b.type}>
{b.type === 'banner' && <><nav><a href="/">Home</a></nav><h1>{b.title}</h1><p>{b.text}</p></>}
{b.type === 'text' && <><h2>{b.heading}</h2><div set:html={md.render(b.body)} /></>}
{b.type === 'card-grid' && <><h2>{b.heading}</h2><ul>{b.items.map((i) => <li><img src={i.image.src} alt={i.image.alt} width="800" height="800" loading="lazy"><h3>{i.title}</h3><p>{i.text}</p><a href={i.link.to}>{i.link.label}</a></li>)}</ul></>}
{b.type === 'stats' && <dl>{b.items.map((i) => <div><dt>{i.label}</dt><dd>{i.value}+</dd></div>)}</dl>}
{b.type === 'accordion' && <><h2>{b.heading}</h2>{b.items.map((i) => <details><summary>{i.title}</summary><div set:html={md.render(i.body)} /></details>)}</>}
{b.type === 'gallery' && <><h2>{b.heading}</h2><ul>{b.items.map((i) => <li><a href={i.src}><img src={i.src} alt={i.alt} width="800" height="800" loading="lazy"></a><p>{i.title}</p><p>{i.description}</p></li>)}</ul></>}
{b.type === 'slider' && <ul>{b.items.map((i) => <li><img src={i.image.src} alt={i.image.alt} width="1600" height="900" loading="lazy"><h3>{i.title}</h3><p>{i.text}</p></li>)}</ul>}
{b.type === 'cta' && <><h2>{b.heading}</h2>{b.buttons.map((i) => <a href={i.to}>{i.label}</a>)}</>}
</section>)}</main></body></html>
`;

/** @type {import('./peers.mjs').Peer} */
export const astro = {
  name: 'Astro',
  version: installed('astro'),
  most: 5000,
  file: (page) => `content/page-${page}.yaml`,
  content: (yaml) => yaml,
  frame: () => ({
    'package.json': '{ "type": "module" }\n',
    // By default the cache is beside the packages, which all sites share.
    'astro.config.mjs': "export default { cacheDir: './.kept' };\n",
    'src/content.config.js': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = {
  pages: defineCollection({ loader: glob({ pattern: '*.yaml', base: './content' }) }),
};
`,
    'src/pages/[page].astro': PAGE,
    ...pictures('public'),
  }),
  made: ['dist', '.kept', '.astro'],
  command: withoutTelemetry(commandOf('astro'), 'build', '--silent'),
};
