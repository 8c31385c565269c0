import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

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
  const [before = '', ...after] = readFileSync(file, 'utf8').split(`@${name}`);
  if (after.length === 0) return { file, line: 1, column: 1 };
  const lines = before.split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
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
