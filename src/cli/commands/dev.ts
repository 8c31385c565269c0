import pc from 'picocolors';
import { startDevServer } from '../../build/dev-server.ts';
import type { Folders } from '../folders.ts';

/** Serves the site while it is edited, until the process is told to stop. */
export async function dev(
  { siteRoot, engineRoot }: Folders,
  _args: string[],
  options: Record<string, unknown>,
): Promise<number> {
  const began = performance.now();
  const port = Number(options.port);
  const server = await startDevServer({
    siteRoot,
    engineRoot,
    port,
    asOf: options.asOf as string | undefined,
  });
  const ready = Math.round(performance.now() - began);
  console.log(
    `Editing ${siteRoot} on ${pc.cyan(`http://localhost:${port}`)} (ready in ${ready} ms)`,
  );
  console.log('Save a file and see the page change. Stop with Ctrl+C.');
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}
