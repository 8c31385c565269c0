import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';
import { barePath } from '../../content/model/bare-path.ts';
import type { Site } from '../../content/site/site.ts';
import { formatProblems } from '../../diagnostics/report/terminal.ts';
import { describeCodeError } from '../bundle/code-error.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { type DevError, devErrorPage } from './error-page.ts';
import type { LiveSite } from './live-site.ts';

/** The address of the catalogue in the dev server. */
const CATALOGUE_PATH = '/_blocks';

/** The error of a catalogue with problems; its message is the report that `validate` would print. */
class ReportedProblems extends Error {}

/**
 * Builds the catalogue and returns its server, the last one if there is one.
 *
 * @throws an error that says what keeps the catalogue from being built
 */
async function buildCatalogueServer(
  { root: siteRoot, engineRoot }: Site,
  before?: Promise<FastifyInstance>,
): Promise<FastifyInstance> {
  const last = await before?.catch(() => undefined);
  const out = path.join(siteRoot, '.pagewright/catalogue-dev');
  const { problems } = await buildCatalogue({ siteRoot, engineRoot, out, base: CATALOGUE_PATH });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new ReportedProblems(formatProblems(errors, { siteRoot, color: false }));
  if (last) return last;
  // Loaded on demand: most editors never open the catalogue, and the server takes a tenth of a second to load.
  const { createServer } = await import('../../server/create-server.ts');
  const server = await createServer(out);
  await server.ready();
  return server;
}

/** Returns the content of the error page: the report of problems in the YAML, or the location in a block's code. */
function describeError(error: Error, roots: string[]): DevError {
  const hint = 'This page reloads when that is fixed and saved.';
  if (error instanceof ReportedProblems) {
    return { title: 'The catalogue could not be made.', frame: error.message, hint };
  }
  const { message, ...where } = describeCodeError(error, roots);
  return { title: `The catalogue could not be made. ${message}`, ...where, hint };
}

/** Serves the catalogue of all blocks at `/_blocks` of the dev server; it is built again after changes. */
export function devCataloguePlugin(live: LiveSite): Plugin {
  const roots = [live.site.root, live.site.engineRoot];
  let saves: number | undefined;
  let server: Promise<FastifyInstance> | undefined;
  const currentServer = () => {
    if (server && saves === live.saves) return server;
    saves = live.saves;
    server = buildCatalogueServer(live.site, server);
    return server;
  };
  return {
    name: 'pagewright:catalogue',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = barePath(request.url ?? '');
        if (address !== CATALOGUE_PATH && !address.startsWith(`${CATALOGUE_PATH}/`)) return next();
        currentServer().then(
          ({ routing }) => routing(request, response),
          (error: Error) => {
            response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
            response.end(devErrorPage(describeError(error, roots)));
          },
        );
      });
    },
  };
}
