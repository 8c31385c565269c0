import { randomBytes } from 'node:crypto';
import pc from 'picocolors';
import { readConfiguration } from '../../build/config/configuration.ts';
import { watchConfiguration } from '../../build/config/watch-configuration.ts';
import { type DevServer, startDevServer } from '../../build/dev/server.ts';
import { messageOf } from '../../content/model/thrown.ts';
import { studioPlugins } from '../../studio/studio-plugins.ts';
import { FAILED, type Run } from '../site/command.ts';
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

/** Serves the site while it is edited, until the process is stopped. */
export const dev: Run<DevOptions> = async ({ siteRoot, engineRoot }, _args, options) => {
  const began = performance.now();
  const { host, asOf } = options;
  const token = editToken(options.editToken);
  const start = async (port: number | undefined) => {
    const configuration = await readConfiguration(siteRoot, engineRoot);
    const server = await startDevServer({
      siteRoot,
      engineRoot,
      configuration,
      port,
      host,
      asOf,
      onProgress: terminalProgress(),
      morePlugins: (dev) => studioPlugins({ ...dev, token }),
    });
    return { server, files: configuration.files };
  };
  const first = await start(options.port);
  const { server } = first;
  const ready = Math.round(performance.now() - began);
  const { resolvedUrls } = server;
  const origin =
    (resolvedUrls?.local[0] ?? resolvedUrls?.network[0])?.replace(/\/$/, '') ?? 'http://localhost';
  console.log(`Editing ${siteRoot} on ${pc.cyan(origin)} (listening after ${ready} ms)`);
  for (const address of resolvedUrls?.network ?? []) {
    console.log(`On your network: ${pc.cyan(address.replace(/\/$/, ''))}`);
  }
  if (token && host) console.log(`Token for editing: ${pc.cyan(token)}`);
  console.log(`All blocks, with examples: ${pc.cyan(`${origin}/_blocks`)}`);
  console.log('Save a file to update the page. Alt+click a block to open its file in your editor.');
  console.log('Press Ctrl+C to stop.');
  console.log('Compiling the blocks. The first page waits until this is done.');
  void server.compiled.then(() => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`The blocks are compiled (after ${seconds} s).`);
  });
  const running = new Restarts(siteRoot, first, () => start(Number(new URL(origin).port)));
  await stopSignal();
  await running.close();
  return 0;
};

interface Started {
  server: DevServer;
  /** The files of the configuration. */
  files: string[];
}

/** Restarts the server at the same address whenever the site's configuration is saved. */
class Restarts {
  #current: Promise<Started>;
  #endWatch: () => void;

  constructor(
    private readonly siteRoot: string,
    first: Started,
    private readonly start: () => Promise<Started>,
  ) {
    this.#current = Promise.resolve(first);
    this.#endWatch = this.#watch(first.files);
  }

  async close(): Promise<void> {
    this.#endWatch();
    await (await this.#current).server.close();
  }

  #watch(files: string[]): () => void {
    return watchConfiguration(this.siteRoot, files, () => {
      this.#current = this.#restart(this.#current).catch((error) => {
        console.error(messageOf(error));
        process.exit(FAILED);
      });
    });
  }

  async #restart(last: Promise<Started>): Promise<Started> {
    await (await last).server.close();
    const next = await this.start();
    this.#endWatch();
    this.#endWatch = this.#watch(next.files);
    console.log('The configuration has changed. The server was restarted.');
    return next;
  }
}

/** Returns the token that other computers need in order to edit: the given one, or a random one. */
function editToken(given: string | true | undefined): string | undefined {
  return given === true ? randomBytes(18).toString('base64url') : given;
}
