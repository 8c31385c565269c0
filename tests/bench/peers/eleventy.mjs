import { commandOf, frontMatter, installed, pictures } from './site-parts.mjs';

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

/** @type {import('./peers.mjs').Peer} */
export const eleventy = {
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
  made: ['_site'],
  command: [process.execPath, [commandOf('@11ty/eleventy'), '--quiet']],
};
