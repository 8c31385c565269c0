/** The same site from nginx and from `pagewright serve`: where nginx is installed, both must respond alike. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { isLeftOut } from './optional-tool.ts';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const found = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);
const leftOut = isLeftOut('nginx', found);

const words = Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ');
const page = (title: string) =>
  `title: ${title}\ndescription: ${title}.\nblocks:\n  - type: text\n    id: crew\n    heading: ${title}\n    body: ${words}\n`;
const files = {
  'pages/_site.yaml': `name: Harbour
url: https://harbour.example
security: { report: { contact: mailto:security@harbour.example } }
redirects:
  - { from: /crew, to: /about }
  - { from: "/ships/:id", to: "/boats/:id" }
  - { from: "/hosts/:host", to: "/boats/:host", status: 302 }
  - { from: /old crew; and more, to: /about }
  - { from: "/{old}.$crew", to: "/about?a=$1" }
  - { from: "/{old}/:id", to: "https://harbour.example:8443/{new}/:id" }
  - { from: /طاقم, to: "/about#crew", status: 307 }
`,
  'pages/index.yaml': `${page('Home')}  - type: form
    name: ask
    action: /api/ask
    fields: [{ name: name, label: Name, required: true }]
    messages: { success: It has arrived., failure: It has not. }
`,
  'pages/about.yaml': page('About'),
  'pages/404.yaml': page('Lost'),
  'pages/boats/index.yaml': page('Boats'),
  'pages/boats/7.yaml': page('Seven'),
  'pages/boats/404.yaml': page('No such boat'),
  'public/notes.txt': 'notes',
};

let site: SmallSite;
let node: Running;
let nginx: ChildProcess;
let origin: string;

/** Returns the rest of nginx's configuration, as on a real host. */
const around = (folder: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`;

async function startNginx(out: string): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const given = ['--out', out, '--listen', `127.0.0.1:${port}`, '--upstream', node.origin];
  const names = ['--server-name', '127.0.0.1', '--proxy', '/healthz'];
  const config = await site.run('nginx', ...names, ...given);
  expect(config).toMatchObject({ code: 0, stderr: '' });
  const folder = path.join(site.root, 'nginx');
  mkdirSync(folder);
  site.write('nginx/site.conf', config.stdout);
  site.write('nginx/nginx.conf', around(folder));
  const options = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  execFileSync(found as string, ['-t', '-q', ...options]);
  nginx = spawn(found as string, options);
  await vi.waitUntil(
    () =>
      fetch(origin).then(
        () => true,
        () => false,
      ),
    { timeout: 20_000 },
  );
}

describe.skipIf(leftOut).each([
  { where: 'at the root of its host', base: '' },
  { where: 'below a path of its host', base: '/harbour' },
])('nginx, the site $where', ({ base }) => {
  // nginx looks for the base path in its folders.
  const out = `srv${base}`;
  beforeAll(async () => {
    site = new SmallSite(files);
    const built = await site.run('build', '--compress', '--base', `${base}/`, '--out', out);
    expect(built).toMatchObject({ code: 0 });
    node = await site.serve('serve', '--port', '0', '--out', out);
    await startNginx(out);
  });
  afterAll(async () => {
    nginx?.kill('SIGQUIT');
    node?.process.kill('SIGTERM');
    await node?.ended;
    site?.remove();
  });

  const asked = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'strict-transport-security',
    'cache-control',
    'location',
  ];
  const answer = async (from: string, address: string, encoding = 'identity') => {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(from + address, { redirect: 'manual', headers });
    const text = await response.text();
    const { status } = response;
    const [type] = status < 300 ? (response.headers.get('content-type') ?? '').split(';') : [''];
    const told = status < 300 || status === 404 ? asked : ['location'];
    const own = Object.fromEntries(told.map((name) => [name, response.headers.get(name)]));
    const body = status >= 300 && status < 400 ? '' : createHash('sha1').update(text).digest('hex');
    // Both media types are right: RFC 7303, section 9.2.
    return { status, type: type?.replace('text/xml', 'application/xml'), ...own, body };
  };

  test.each([
    ['/', 200],
    ['/about', 200],
    ['/boats', 200],
    ['/boats/7', 200],
    ['/notes.txt', 200],
    ['/sitemap.xml', 200],
    ['/.well-known/security.txt', 200],
    ['/about/', 301],
    ['/about.html', 301],
    ['/about.html?a=1', 301],
    ['/index.html', 301],
    ['/boats/', 301],
    ['/index', 301],
    ['/crew', 301],
    ['/crew?from=old', 301],
    ['/crew/?from=old', 301],
    ['/ships/7', 301],
    ['/ships/7?from=old', 301],
    ['/hosts/7', 302],
    ['/old%20crew;%20and%20more', 301],
    ['/%7Bold%7D.$crew?b=1', 301],
    ['/%7Bold%7D/7', 301],
    ['/%D8%B7%D8%A7%D9%82%D9%85?b=1', 307],
    ['/nothing', 404],
    ['/nothing/at/all', 404],
    ['/boats/8', 404],
    ['/assets/nothing.js', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/.forms.json', 404],
    ['/404', 200],
  ])('%s answers %i, as serve does', async (address, status) => {
    const asked = base + address;
    const [one, other] = await Promise.all([answer(origin, asked), answer(node.origin, asked)]);
    expect(one.status).toBe(status);
    expect(one).toEqual(other);
  });

  test.each([
    '/ships/a%0d%0aX-Evil:%20y',
    '/ships/%5Cevil.example',
    '/%5Cevil.example/',
    '/%5Cevil.example.html',
    '/x%0d/',
    '/x%0aX-Evil:%20y.html',
  ])('%s leads to no other site, and sets no header', async (address) => {
    const { status, headers } = await fetch(origin + base + address, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('x-evil')]).toEqual([404, null, null]);
  });

  test.runIf(base).each([
    ['/', 302],
    [base, 301],
    [`${base}?a=1`, 301],
    ['/about', 404],
  ])('outside it %s answers %i, as serve does', async (address, status) => {
    const told = async (from: string) => {
      const response = await fetch(from + address, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    const other = await told(node.origin);
    expect(await told(origin)).toEqual(other);
    expect(other[0]).toBe(status);
  });

  test('assets are cached for ever, pages are revalidated with 304', async () => {
    const home = await fetch(`${origin}${base}/`);
    const app = /data-app="([^"]+)"/.exec(await home.text())?.[1] ?? '';
    expect(await answer(origin, app)).toEqual(await answer(node.origin, app));
    const headers = { 'if-none-match': home.headers.get('etag') ?? '' };
    const { port } = new URL(origin);
    expect(
      (await fetch(`http://127.0.0.1:${port}${base}/`, { headers, cache: 'no-store' })).status,
    ).toBe(304);
  });

  test('the files that the build has compressed are sent as they are', async () => {
    const response = await fetch(`${origin}${base}/about`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(Number(response.headers.get('content-length'))).toBe(site.bytes(`${out}/about.html.gz`));
  });

  test('forms go to the server behind it, and so does what else was named', async () => {
    const body = new URLSearchParams({ name: 'Ada' });
    const sent = await fetch(`${origin}${base}/api/ask`, { method: 'POST', body });
    expect([sent.status, await sent.json()]).toEqual([200, { message: 'It has arrived.' }]);
    expect((await site.run('enquiries', 'list')).stdout).toContain('Ada');
    expect(await (await fetch(`${origin}${base}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});
