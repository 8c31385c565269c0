/** Reads the design tokens of blocks/_shared/styles/base.css. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { type SelectorComponent, type TokenOrValue, transform } from 'lightningcss';

/** Colours by token name, such as `#0d5c63`. */
export type Colors = { [token: string]: string };

/** Returns the names of all tokens, the lengths, and the colours of the light and the dark theme. */
export function themeTokens(engineRoot: string): {
  names: Set<string>;
  /** The tokens that are lengths, with their defaults: empty for one that depends on the viewport. */
  lengths: Map<string, string>;
  light: Colors;
  dark: Colors;
} {
  const code = readFileSync(join(engineRoot, 'blocks/_shared/styles/base.css'));
  const names = new Set<string>();
  const lengths = new Map<string, string>();
  const colors: { light: Colors; dark: Colors } = { light: {}, dark: {} };
  transform({
    filename: 'base.css',
    code,
    visitor: {
      Rule: {
        style({ value: { selectors, declarations } }) {
          const theme = themeOf(selectors.flat());
          const side = theme ? colors[theme] : {};
          for (const one of declarations.declarations) {
            if (one.property !== 'custom' || !one.value.name.startsWith('--')) continue;
            const name = one.value.name.slice(2);
            names.add(name);
            const length = lengthOf(one.value.value);
            if (length !== undefined) lengths.set(name, length);
            const hex = hexOf(one.value.value);
            if (hex) side[name] ??= hex;
          }
        },
      },
    },
  });
  return { names, lengths, ...colors };
}

/** Returns the theme of a rule with these selectors; `undefined` for other rules. */
function themeOf(parts: SelectorComponent[]): 'light' | 'dark' | undefined {
  if (parts.some((part) => part.type === 'class' && part.name === 'dark')) return 'dark';
  const isRoot = parts.every((part) => part.type === 'pseudo-class' && part.kind === 'root');
  return isRoot ? 'light' : undefined;
}

/**
 * Returns a length as written, or an empty string for one that depends on the viewport; `undefined` for other values.
 */
function lengthOf([first]: TokenOrValue[]): string | undefined {
  if (first?.type === 'length') return `${first.value.value}${first.value.unit}`;
  return first?.type === 'function' && first.value.name === 'clamp' ? '' : undefined;
}

function hexOf([first, ...more]: TokenOrValue[]): string | undefined {
  if (first?.type !== 'color' || more.length > 0) return undefined;
  const color = first.value;
  if (typeof color === 'string' || color.type !== 'rgb' || color.alpha < 1) return undefined;
  return formatHex({ mode: 'rgb', r: color.r / 255, g: color.g / 255, b: color.b / 255 });
}
