import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURES } from '../../../blocks/_shared/ui/picture-variants.ts';
import { barePath } from '../../content/model/bare-path.ts';
import type { Site } from '../../content/site/site.ts';
import { makeVariant, originals, parseVariant } from './make-variants.ts';
import { pictureCache } from './survey-pictures.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Makes a variant of a photograph when a browser first requests it from the dev server. */
export function devPictures(siteNow: () => Site) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const site = siteNow();
    const pathname = barePath(request.url ?? '');
    const variant = pathname.startsWith(PICTURES) && parseVariant(pathname.slice(PICTURES.length));
    const original = variant && originals(site).get(variant.stem);
    if (!variant || !original) return next();
    try {
      const file = await makeVariant(variant, original, pictureCache(site.root));
      response.writeHead(200, { 'content-type': TYPES[variant.format] });
      createReadStream(file).pipe(response);
    } catch (error) {
      next(error);
    }
  };
}
