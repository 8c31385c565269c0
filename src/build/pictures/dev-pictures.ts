import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURES } from '../../../blocks/_shared/ui/picture-variants.ts';
import type { Site } from '../../content/site/site.ts';
import { makeForm, originals, parseForm } from './make-forms.ts';
import { pictureCache } from './survey-pictures.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Makes a variant of a photograph when a browser first asks the dev server for it. */
export function devPictures(siteNow: () => Site) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const site = siteNow();
    const [pathname = ''] = (request.url ?? '').split('?');
    const form = pathname.startsWith(PICTURES) && parseForm(pathname.slice(PICTURES.length));
    const original = form && originals(site).get(form.stem);
    if (!form || !original) return next();
    try {
      const file = await makeForm(form, original, pictureCache(site.root));
      response.writeHead(200, { 'content-type': TYPES[form.format] });
      createReadStream(file).pipe(response);
    } catch (error) {
      next(error);
    }
  };
}
