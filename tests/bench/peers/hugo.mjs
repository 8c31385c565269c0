import { execFileSync } from 'node:child_process';
import { frontMatter, pictures } from './site-parts.mjs';

function hugoVersion() {
  try {
    const options = { encoding: /** @type {const} */ ('utf8') };
    return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], options))?.[1];
  } catch {
    return undefined;
  }
}

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

/** @type {import('./peers.mjs').Peer} */
export const hugo = {
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
  made: ['public'],
  command: ['hugo', ['--quiet']],
};
