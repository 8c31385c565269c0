import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { rangeAt } from '../../content/model/data.ts';

const SHEET = /[\\/]blocks[\\/][^?]+\.css(?:\?|$)/;

/** Returns the name of the first at-rule of a style sheet that is not one of CSS: `apply` for `@apply`. */
export function findUnknownRule(css: string, file: string): string | undefined {
  const names: string[] = [];
  transform({
    filename: file,
    code: Buffer.from(css),
    // Other mistakes are reported elsewhere.
    errorRecovery: true,
    visitor: { Rule: { unknown: ({ name }: { name: string }) => void names.push(name) } },
  });
  return names[0];
}

/** Returns the location of an at-rule in a file; the file's start when it is in an imported file. */
function locate(name: string, file: string) {
  const text = readFileSync(file, 'utf8');
  const { line, column } = rangeAt(text, Math.max(0, text.indexOf(`@${name}`)), 0);
  return { file, line, column };
}

/**
 * Rejects at-rules in the style sheets of blocks that are left for browsers although only a tool understands them, such
 * as Tailwind's `@apply` without Tailwind. Without `enforce` and as the last plugin, it gets the CSS that all
 * others have made.
 */
export const stylePlugin: Plugin = {
  name: 'pagewright:styles',
  transform: {
    filter: { id: SHEET },
    handler(css, id) {
      const [file = ''] = id.split('?');
      const name = findUnknownRule(css, file);
      if (!name) return;
      const message = `Browsers ignore @${name}: it is not a rule of CSS. If a tool such as Tailwind or a PostCSS plugin is to replace it, add the tool to the site (docs/blocks.md).`;
      this.error({ message, id: file, loc: locate(name, file) });
    },
  },
};
