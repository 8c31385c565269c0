import { randomBytes } from 'node:crypto';
import pc from 'picocolors';
import { readConfiguration } from '../../build/config/configuration.ts';
import { watchConfiguration } from '../../build/config/watch-configuration.ts';
import { type DevServer, startDevServer } from '../../build/dev/server.ts';
import { studioPlugins } from '../../studio/studio-plugins.ts';
import type { Run } from '../site/command.ts';
import { terminalProgress } from '../terminal/progress-line.ts';
import { stopSignal } from '../terminal/stop-signal.ts';

interface DevOptions {
  port?: number;
  /** `true` for all addresses of this computer. */
  host?: string | true;
  /** `true` to generate a token. */
  editToken?: string | true;
  asOf?: string;
}

/**
 * Serves the site while it is edited, until the process is stopped. When the site's configuration is saved, the server is
 * restarted at the same address.
 */
export const dev: Run<DevOptions> = async ({ siteRoot, engineRoot }, _args, options) => {
  const began = performance.now();
  const { host, asOf } = options;
  const token = editToken(options.editToken);
  let { port } = options;
  let stopped: Promise<'stopped'> | undefined;
  for (;;) {
    const configuration = await readConfiguration(siteRoot, engineRoot);
    let endWatch = () => {};
    const changed = new Promise<void>((resolve) => {
      endWatch = watchConfiguration(siteRoot, configuration.files, resolve);
    });
    const server = await startDevServer({
      siteRoot,
      engineRoot,
      configuration,
      port,
      host,
      asOf,
      onProgress: terminalProgress(),
      morePlugins: (site) => studioPlugins({ ...site, token }),
    });
    if (stopped) console.log('The configuration has changed. The server was restarted.');
    else port = announce(server, siteRoot, began, host ? token : undefined);
    stopped ??= stopSignal().then(() => 'stopped');
    const reason = await Promise.race([stopped, changed]);
    endWatch();
    await server.close();
    if (reason === 'stopped') return 0;
  }
};

/** Prints where the site is edited, and how. @returns the port */
function announce(
  { resolvedUrls, compiled }: DevServer,
  siteRoot: string,
  began: number,
  token: string | undefined,
): number {
  const ready = Math.round(performance.now() - began);
  const origin =
    (resolvedUrls?.local[0] ?? resolvedUrls?.network[0])?.replace(/\/$/, '') ?? 'http://localhost';
  console.log(`Editing ${siteRoot} on ${pc.cyan(origin)} (listening after ${ready} ms)`);
  for (const address of resolvedUrls?.network ?? []) {
    console.log(`On your network: ${pc.cyan(address.replace(/\/$/, ''))}`);
  }
  if (token) console.log(`Token for editing: ${pc.cyan(token)}`);
  console.log(`All blocks, with examples: ${pc.cyan(`${origin}/_blocks`)}`);
  console.log('Save a file to update the page. Alt+click a block to open its file in your editor.');
  console.log('Press Ctrl+C to stop.');
  console.log('Compiling the blocks. The first page waits until this is done.');
  void compiled.then(() => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`The blocks are compiled (after ${seconds} s).`);
  });
  return Number(new URL(origin).port);
}

/** Returns the token that other computers need in order to edit: the given one, or a random one. */
function editToken(given: string | true | undefined): string | undefined {
  return given === true ? randomBytes(18).toString('base64url') : given;
}
