import { randomBytes } from 'node:crypto';
import pc from 'picocolors';
import { startDevServer } from '../../build/dev/server.ts';
import { studioPlugins } from '../../studio/studio-plugins.ts';
import type { Folders } from '../site/folders.ts';
import { terminalProgress } from '../terminal/progress-line.ts';

/** Serves the site while it is edited, until the process is told to stop. */
export async function dev(
  { siteRoot, engineRoot }: Folders,
  _args: string[],
  options: Record<string, unknown>,
): Promise<number> {
  const began = performance.now();
  const token = editToken(options.editToken as string | true | undefined);
  const server = await startDevServer({
    siteRoot,
    engineRoot,
    port: options.port as number | undefined,
    host: options.host as string | true | undefined,
    asOf: options.asOf as string | undefined,
    onProgress: terminalProgress(),
    morePlugins: (dev) => studioPlugins({ ...dev, token }),
  });
  const ready = Math.round(performance.now() - began);
  const { resolvedUrls } = server;
  const origin =
    (resolvedUrls?.local[0] ?? resolvedUrls?.network[0])?.replace(/\/$/, '') ?? 'http://localhost';
  console.log(`Editing ${siteRoot} on ${pc.cyan(origin)} (listening after ${ready} ms)`);
  for (const address of resolvedUrls?.network ?? []) {
    console.log(`From other computers and phones: ${pc.cyan(address.replace(/\/$/, ''))}`);
  }
  if (token && options.host)
    console.log(`Whoever edits from there needs the token ${pc.cyan(token)}`);
  console.log(`All blocks with examples and lines to copy: ${pc.cyan(`${origin}/_blocks`)}`);
  console.log(
    'Save a file and see the page change. Alt and a click on a block open its file in your editor.',
  );
  console.log('Stop with Ctrl+C.');
  console.log('Compiling the blocks; the first page waits for that.');
  void server.compiled.then(() => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`The blocks are compiled (after ${seconds} s): pages show at once.`);
  });
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}

/** Returns what other computers have to know to edit: what was given, or something new that nobody guesses. */
function editToken(given: string | true | undefined): string | undefined {
  return given === true ? randomBytes(18).toString('base64url') : given;
}
