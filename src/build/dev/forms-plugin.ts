import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';
import { siteForms } from '../../content/forms/forms.ts';
import { withFrame } from '../../content/load-frame.ts';
import type { Site } from '../../content/site/site.ts';
import { DEV_DATA_FOLDER } from '../../server/data-folders.ts';
import { type KnownForms, knownForms } from '../../server/enquiries/site-forms.ts';
import type { LiveSite } from './live-site.ts';
import type { DevReview } from './review.ts';

/** Returns the forms of all pages; blocks with mistakes have none. */
const readForms = (site: Site, review: DevReview): KnownForms =>
  knownForms(siteForms(withFrame(site), review.summaries(site)));

function isForForms({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' || method === 'OPTIONS' || /^\/inbox([/?]|$)/.test(url);
}

/** Receives forms in the dev server as the site's own server does, so that an editor can try them. */
export function devFormsPlugin(live: LiveSite, review: DevReview): Plugin {
  let saves = 0;
  let known: KnownForms | undefined;
  let service: Promise<FastifyInstance> | undefined;

  const start = async () => {
    const { createFormServer } = await import('../../server/create-server.ts');
    const forms = () => known ?? knownForms(siteForms(live.site, []));
    const data = path.join(live.site.root, DEV_DATA_FOLDER);
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
          if (saves !== live.saves) known = undefined;
          saves = live.saves;
          known ??= readForms(live.site, review);
          service ??= start();
          (await service).routing(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
