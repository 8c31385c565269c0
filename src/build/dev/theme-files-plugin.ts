import { createReadStream } from 'node:fs';
import type { Plugin } from 'vite';
import { barePath } from '../../content/model/bare-path.ts';
import type { Site } from '../../content/site/site.ts';

/** Serves the fonts of theme packages. */
export const themeFilesPlugin = ({ extensions }: Site): Plugin => ({
  name: 'pagewright:theme-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const address = barePath(request.url ?? '');
      const file = extensions.themeFiles.get(address);
      if (!file) return next();
      response.setHeader('content-type', 'font/woff2');
      createReadStream(file).on('error', next).pipe(response);
    });
  },
});
