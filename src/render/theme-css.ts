import type { DataObject } from '../content/types.ts';

function declarations(values: unknown): string {
  return Object.entries((values ?? {}) as DataObject)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value};`)
    .join('');
}

/**
 * The custom properties that a site's `theme` sets, and its font's `@font-face`.
 *
 * @param theme `{colors: {light, dark}, font: {family, file}, tokens}` of `_site.yaml`, checked already
 * @returns CSS; the empty string when the site has no theme
 */
export function themeCss(theme: DataObject | undefined): string {
  if (!theme) return '';
  const { colors, font, tokens } = theme as {
    colors?: { light?: DataObject; dark?: DataObject };
    font?: { family: string; file: string };
    tokens?: DataObject;
  };
  const face = font
    ? `@font-face{font-family:"${font.family}";src:url("${font.file}") format("woff2");font-weight:100 900;font-display:swap}`
    : '';
  const family = font ? `--font-family:"${font.family}";` : '';
  const light = `:root{${family}${declarations(tokens)}${declarations(colors?.light)}}`;
  const dark = `body.dark{${declarations(colors?.dark)}}`;
  return face + light + dark;
}
