/**
 * Translates a built site's `_headers`, `_redirects` and forms to an nginx configuration that behaves as `pagewright
 * serve` does.
 */

import { escapePattern } from '../../content/model/escape-pattern.ts';
import {
  type Header,
  type HeaderRule,
  headersFor,
  REVALIDATE,
  type RedirectRule,
  readHeaderRules,
  readRedirectRules,
  withParameters,
  withQuery,
} from '../../server/http/host-rules.ts';

interface NginxOptions {
  /** Absolute path of the built site. */
  root: string;
  /** The base path that the site was built for, such as `/site`; usually the empty string. */
  base: string;
  serverNames: string[];
  /** A port such as `80`, or an address and a port. */
  listen: string;
  /** The address of `pagewright serve`, which receives the forms, such as `http://127.0.0.1:4173`. */
  upstream: string;
  /** The paths that are proxied to it: those of the forms and further ones. */
  proxied: string[];
  /** The content of the two files. */
  headers: string;
  redirects: string;
  /** The folders below the root with a `404.html` of their own, such as `service`. */
  lostIn: string[];
  /** Whether nginx has the module that serves `.br` files. */
  brotli: boolean;
}

/** Quotes a string. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Quotes a header's value without dollar signs, which nginx cannot escape; no header of ours has one. */
const quotedValue = (text: string) => quoted(text.replaceAll('$', ''));

/**
 * Matches a character of the decoded path that is safe in a redirect's target: none that could end a header or a
 * path, or change the host, as a backslash after a slash could.
 */
const PLAIN = '[^/\\x00-\\x20\\x22\\x23\\x25\\x3f\\x5c\\x7f]';

/** The prefix of variables, since nginx has its own, such as `$host`. */
const PART = 'part_';

function headerLines(headers: Header[], indent: string): string {
  return headers
    .map(([name, value]) => `${indent}add_header ${name} ${quotedValue(value)} always;\n`)
    .join('');
}

class NginxConfig {
  private readonly rules: HeaderRule[];

  constructor(private readonly options: NginxOptions) {
    this.rules = readHeaderRules(options.headers);
  }

  /**
   * Returns the headers for a path. A location block that sets headers does not inherit any, so each needs all of
   * them.
   */
  private headersFor(path: string): Header[] {
    const all = new Map(headersFor(this.rules, path));
    if (!all.has(REVALIDATE[0])) all.set(...REVALIDATE);
    return [...all];
  }

  private location(matcher: string, lines: string[], headers: Header[] = []): string {
    const body = lines.map((line) => `    ${line}\n`).join('');
    return `  location ${matcher} {\n${body}${headerLines(headers, '    ')}  }\n`;
  }

  private redirects(): string[] {
    return readRedirectRules(this.options.redirects).flatMap((rule) => this.redirect(rule));
  }

  private redirect({ from, to, status }: RedirectRule): string[] {
    const whole = withQuery(to, '$is_args$args', '&$args');
    const target = withParameters(whole, from, (index) => `\${${PART}${index}}`);
    const answer = [`return ${status} "${target}";`];
    if (from.some(({ parameter }) => parameter)) {
      const pattern = from.map(({ parameter, text }, index) =>
        parameter ? `(?<${PART}${index}>${PLAIN}+)` : escapePattern(text),
      );
      return [this.location(`~ ${quoted(`^${pattern.join('/')}/?$`)}`, answer)];
    }
    const path = from.map(({ text }) => text).join('/');
    return [path, `${path}/`].map((each) => this.location(`= ${quoted(each)}`, answer));
  }

  /** Returns the redirects to clean addresses, without ending and without a final slash. */
  private tidyAddresses(): string[] {
    const base = escapePattern(this.options.base);
    const way = (rest: string) => [`return 301 ${rest}$is_args$args;`];
    const page = (least: string) => `(?<page>${base}/(?:${PLAIN}|/)${least})`;
    return [
      this.location(`~ ^${base}/index(?:\\.html)?/*$`, way(`${this.options.base}/`)),
      this.location(`~ ^${page('+?')}(?:\\.html)?/+$`, way('$page')),
      this.location(`~ ^${page('+')}\\.html$`, way('$page')),
    ];
  }

  private proxied(): string[] {
    const { base, upstream, proxied } = this.options;
    return proxied.map((path) =>
      this.location(`^~ ${base}${path}`, [
        `proxy_pass ${upstream};`,
        'proxy_http_version 1.1;',
        'proxy_set_header Host $http_host;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
        'client_max_body_size 101m;',
      ]),
    );
  }

  /** Returns the locations of rules with headers of their own, such as hashed assets. */
  private folders(): string[] {
    const { base } = this.options;
    const own = this.rules.filter(({ pattern }) => pattern !== `${base}/*`);
    return own.map(({ pattern }) => {
      const path = pattern.replace(/\*$/, '');
      const matcher = pattern.endsWith('*') ? `^~ ${path}` : `= ${path}`;
      return this.location(matcher, ['try_files $uri =404;'], this.headersFor(path));
    });
  }

  private pages(): string[] {
    const { base, lostIn } = this.options;
    const headers = this.headersFor(`${base}/`);
    const files = 'try_files $uri $uri.html $uri/index.html =404;';
    const lost = ['', ...lostIn.map((folder) => `/${folder}`)];
    const outside = base ? [this.location('= /', [`return 302 ${base}/;`])] : [];
    return [
      ...outside,
      this.location(`= ${base}/`, [`try_files ${base}/index.html =404;`], headers),
      ...lost.map((folder) => this.location(`= ${base}${folder}/404.html`, ['internal;'], headers)),
      ...lostIn.map((folder) =>
        this.location(
          `${base}/${folder}/`,
          [`error_page 404 ${base}/${folder}/404.html;`, files],
          headers,
        ),
      ),
      this.location(`${base}/`, [files], headers),
    ];
  }

  text(): string {
    const { root, base, listen, serverNames, brotli } = this.options;
    const folder = base && root.endsWith(base) ? root.slice(0, -base.length) : root;
    const parts = [
      this.location(
        `~ ^${escapePattern(base)}/(?:.*/)?(?:\\.(?!well-known/)|_(?:headers|redirects)$)`,
        ['return 404;'],
      ),
      ...this.redirects(),
      ...this.proxied(),
      ...this.folders(),
      ...this.tidyAddresses(),
      ...this.pages(),
    ];
    return `# Written by "pagewright nginx" from the built site. Write it anew after each build: the
# Content-Security-Policy names what the pages hold.
server {
  listen ${listen};
  server_name ${serverNames.join(' ')};
  root ${quotedValue(folder)};
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  error_page 404 ${base}/404.html;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml;
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}
${parts.join('\n')}}
`;
  }
}

/** Returns the configuration of one `server` block, for nginx's `http` context, such as a file of `sites-enabled/`. */
export function nginxConfig(options: NginxOptions): string {
  return new NginxConfig(options).text();
}
