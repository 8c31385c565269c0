import path from 'node:path';
import pc from 'picocolors';
import { codeOf } from '../../content/model/thrown.ts';
import { createServer } from '../../server/create-server.ts';
import { DATA_FOLDER } from '../../server/data-folders.ts';
import { CommandFailed, type Run } from '../site/command.ts';
import { builtSite } from '../site/site-folder.ts';
import { stopSignal } from '../terminal/stop-signal.ts';

export interface ServeOptions {
  out?: string;
  port: number;
}

/**
 * Serves a built site until the process is stopped; open requests are finished first.
 *
 * @throws CommandFailed when there is nothing to serve, or the port is taken
 */
export const serve: Run<ServeOptions> = async ({ siteRoot }, _args, { out, port }) => {
  const root = builtSite(siteRoot, out);
  const server = await createServer(root, { data: path.join(siteRoot, DATA_FOLDER) });
  try {
    await server.listen({ port, host: process.env.HOST ?? 'localhost' });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new CommandFailed(
      `Port ${port} is used by another program. Choose another one, such as ${withPort(port < 65_535 ? port + 1 : port - 1)}`,
    );
  }
  const { port: bound } = server.addresses()[0] as { port: number };
  console.log(`Serving on ${pc.cyan(`http://localhost:${bound}`)}`);
  await stopSignal();
  await server.close();
  return 0;
};

/**
 * Returns how to choose another port, in the way the current one was chosen: by variable, by option, or by an option
 * that npm passes on after `--`.
 */
function withPort(port: number): string {
  const { PORT, npm_lifecycle_event: script } = process.env;
  if (PORT) return `PORT=${port}`;
  return script === 'start' ? `npm start -- --port ${port}` : `--port ${port}`;
}
