import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';
import { formsIn, siteForms } from '../../content/forms/forms.ts';
import { withFrame } from '../../content/load-frame.ts';
import { loadPageFile } from '../../content/load-page-file.ts';
import type { Site } from '../../content/site/site.ts';
import { devDataFolder } from '../../server/data-folders.ts';
import { type KnownForms, knownForms } from '../../server/enquiries/site-forms.ts';
import type { DevWatch } from './watch.ts';

/** Reads the forms of all pages; blocks with mistakes have none. */
function readForms(site: Site): KnownForms {
  const loaded = site.pageFiles.map((pageFile) => loadPageFile(site, pageFile));
  const pages = loaded.flatMap(({ pages }) =>
    pages.map(({ route, blocks }) => ({ route, forms: formsIn(blocks, site.settings) })),
  );
  return knownForms(siteForms(withFrame(site), pages));
}

function isForForms({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' || method === 'OPTIONS' || /^\/inbox([/?]|$)/.test(url);
}

/** Receives forms in the dev server as the site's own server does, so that an editor can try them. */
export function devFormsPlugin(watch: DevWatch): Plugin {
  let saves = 0;
  let known: KnownForms | undefined;
  let service: Promise<FastifyInstance> | undefined;

  const start = async () => {
    const { createFormServer } = await import('../../server/create-server.ts');
    const forms = () => known ?? knownForms(siteForms(watch.site, []));
    const data = path.join(watch.site.root, devDataFolder);
    // Only this variable: forms in dev must not reach the site's own database and mailbox.
    const { PAGEWRIGHT_INBOX_PASSWORD } = process.env;
    return createFormServer({ forms, data, environment: { PAGEWRIGHT_INBOX_PASSWORD } });
  };

  return {
    name: 'pagewright:dev-forms',
    configureServer(server) {
      server.httpServer?.once('close', () => service?.then((running) => running.close()));
      server.middlewares.use(async (request, response, next) => {
        if (!isForForms(request)) return next();
        try {
          if (saves !== watch.saves) known = undefined;
          saves = watch.saves;
          known ??= readForms(watch.site);
          service ??= start();
          (await service).routing(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
