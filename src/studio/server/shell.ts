/** Serves Studio itself: the page that contains it, and its scripts and styles. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { DevSite } from '../../build/dev/server.ts';
import { barePath } from '../../content/model/bare-path.ts';
import { messageOf } from '../../content/model/thrown.ts';
import type { Site } from '../../content/site/site.ts';
import { API_PATH, ICONS_PATH, STUDIO_PATH } from '../contract/addresses.ts';
import { STUDIO_SCRIPT, STUDIO_STYLES, type StudioBundle, studioBundle } from './studio-bundle.ts';

const FILES = `${STUDIO_PATH}/app/`;

/**
 * Returns the Content-Security-Policy of the page: only code from this server may run, and only its own pages may be
 * shown in frames.
 *
 * @param nonce the nonce of the style sheets that the text editor adds
 */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function shell(address: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${address}/${STUDIO_STYLES}">
<script type="module" nonce="${nonce}" src="${address}/${STUDIO_SCRIPT}"></script>
</head>
<body>
<div id="studio"></div>
<noscript>Studio needs JavaScript.</noscript>
</body>
</html>
`;
}

/**
 * Sends a file of the bundle: `/_edit/app/<stamp>/studio.js`.
 *
 * @throws the system's error when it cannot be read
 */
async function sendFile(
  { folder, stamp }: StudioBundle,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const name = path.basename(address);
  const file = path.join(folder, name);
  const type = TYPES[path.extname(name)];
  if (!type || address !== `${FILES}${stamp}/${name}` || !existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('No such file.');
    return;
  }
  const content = await readFile(file);
  const headers = { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' };
  response.writeHead(200, headers).end(content);
}

/** Sends an icon in black; Studio uses it as a mask. */
function sendIcon({ icons }: Site, address: string, response: ServerResponse): void {
  const inside = icons.read(path.basename(address, '.svg'));
  if (typeof inside !== 'string') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('No such icon.');
    return;
  }
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    // Only for use as an image: no script of a site's own SVG may run.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
  );
}

function sendShell({ stamp }: StudioBundle, response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(nonce),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.end(shell(FILES + stamp, nonce));
}

/** Serves Studio below `/_edit`; it is bundled when it is first opened, so that nobody else waits for that. */
export function studioShellPlugin({ live }: DevSite): Plugin {
  const { root, engineRoot } = live.site;
  const cacheFolder = path.join(root, '.pagewright');
  let bundle: Promise<StudioBundle> | undefined;
  const send = async (address: string, response: ServerResponse): Promise<void> => {
    if (address.startsWith(`${ICONS_PATH}/`)) return sendIcon(live.site, address, response);
    if (address.startsWith(FILES)) {
      bundle ??= studioBundle({ engineRoot, cacheFolder });
      return sendFile(await bundle, address, response);
    }
    // Changes to Studio's own code show when the page is opened again.
    bundle = studioBundle({ engineRoot, cacheFolder });
    sendShell(await bundle, response);
  };
  return {
    name: 'pagewright:studio-shell',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const address = barePath(request.url ?? '');
        const isOurs = address === STUDIO_PATH || address.startsWith(`${STUDIO_PATH}/`);
        if (!isOurs || address.startsWith(`${API_PATH}/`)) return next();
        if (address === STUDIO_PATH) {
          return void response.writeHead(302, { location: `${STUDIO_PATH}/` }).end();
        }
        try {
          await send(address, response);
        } catch (error) {
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
          response.end(`Studio could not be made ready. ${messageOf(error)}`);
        }
      });
    },
  };
}
