import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { innerSvg } from '../../content/site/icons.ts';

/** Lets code import the content of an icon's `<svg>`: `import … from 'NAME.svg?icon'`. */
export const iconsPlugin: Plugin = {
  name: 'pagewright:icons',
  // Before Vite handles svg files as assets.
  enforce: 'pre',
  load: {
    filter: { id: /\.svg\?icon$/ },
    async handler(id) {
      const svg = innerSvg(await readFile(id.replace('?icon', ''), 'utf8'));
      return `export default ${JSON.stringify(svg)};`;
    },
  },
};
