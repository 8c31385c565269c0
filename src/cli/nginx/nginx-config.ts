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

/** Writes a `location` block. One that sets headers does not inherit any, so each needs all of its own. */
function location(matcher: string, lines: string[], headers: Header[] = []): string {
  const body = lines.map((line) => `    ${line}\n`).join('');
  return `  location ${matcher} {\n${body}${headerLines(headers, '    ')}  }\n`;
}

/** Returns all headers for a path. */
function allHeaders(rules: HeaderRule[], path: string): Header[] {
  const all = new Map(headersFor(rules, path));
  if (!all.has(REVALIDATE[0])) all.set(...REVALIDATE);
  return [...all];
}

function redirect({ from, to, status }: RedirectRule): string[] {
  const whole = withQuery(to, '$is_args$args', '&$args');
  const target = withParameters(whole, from, (index) => `\${${PART}${index}}`);
  const answer = [`return ${status} "${target}";`];
  if (from.some(({ parameter }) => parameter)) {
    const pattern = from.map(({ parameter, text }, index) =>
      parameter ? `(?<${PART}${index}>${PLAIN}+)` : escapePattern(text),
    );
    return [location(`~ ${quoted(`^${pattern.join('/')}/?$`)}`, answer)];
  }
  const path = from.map(({ text }) => text).join('/');
  return [path, `${path}/`].map((each) => location(`= ${quoted(each)}`, answer));
}

/** Returns the redirects to clean addresses, without ending and without a final slash. */
function tidyAddresses(base: string): string[] {
  const pattern = escapePattern(base);
  const way = (rest: string) => [`return 301 ${rest}$is_args$args;`];
  const page = (least: string) => `(?<page>${pattern}/(?:${PLAIN}|/)${least})`;
  return [
    location(`~ ^${pattern}/index(?:\\.html)?/*$`, way(`${base}/`)),
    location(`~ ^${page('+?')}(?:\\.html)?/+$`, way('$page')),
    location(`~ ^${page('+')}\\.html$`, way('$page')),
  ];
}

const proxy = (path: string, upstream: string) =>
  location(`^~ ${path}`, [
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'client_max_body_size 101m;',
  ]);

/** Returns the locations of rules with headers of their own, such as hashed assets. */
function folders(rules: HeaderRule[], base: string): string[] {
  const own = rules.filter(({ pattern }) => pattern !== `${base}/*`);
  return own.map(({ pattern }) => {
    const path = pattern.replace(/\*$/, '');
    const matcher = pattern.endsWith('*') ? `^~ ${path}` : `= ${path}`;
    return location(matcher, ['try_files $uri =404;'], allHeaders(rules, path));
  });
}

function pages(rules: HeaderRule[], { base, lostIn }: NginxOptions): string[] {
  const headers = allHeaders(rules, `${base}/`);
  const files = 'try_files $uri $uri.html $uri/index.html =404;';
  const lost = ['', ...lostIn.map((folder) => `/${folder}`)];
  const outside = base ? [location('= /', [`return 302 ${base}/;`])] : [];
  return [
    ...outside,
    location(`= ${base}/`, [`try_files ${base}/index.html =404;`], headers),
    ...lost.map((folder) => location(`= ${base}${folder}/404.html`, ['internal;'], headers)),
    ...lostIn.map((folder) =>
      location(
        `${base}/${folder}/`,
        [`error_page 404 ${base}/${folder}/404.html;`, files],
        headers,
      ),
    ),
    location(`${base}/`, [files], headers),
  ];
}

/** Returns the configuration of one `server` block, for nginx's `http` context, such as a file of `sites-enabled/`. */
export function nginxConfig(options: NginxOptions): string {
  const { root, base, listen, serverNames, brotli, upstream } = options;
  const folder = base && root.endsWith(base) ? root.slice(0, -base.length) : root;
  const rules = readHeaderRules(options.headers);
  const hidden = `~ ^${escapePattern(base)}/(?:.*/)?(?:\\.(?!well-known/)|_(?:headers|redirects)$)`;
  const parts = [
    location(hidden, ['return 404;']),
    ...readRedirectRules(options.redirects).flatMap(redirect),
    ...options.proxied.map((path) => proxy(base + path, upstream)),
    ...folders(rules, base),
    ...tidyAddresses(base),
    ...pages(rules, options),
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
