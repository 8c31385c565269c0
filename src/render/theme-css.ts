import type { DataObject } from '../content/types.ts';

function declarations(values: unknown): string {
  return Object.entries((values ?? {}) as DataObject)
    .map(
      ([name, value]) =>
        `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value};`,
    )
    .join('');
}

interface Theme {
  colors?: { light?: DataObject; dark?: DataObject };
  font?: { family: string; file: string; weight?: string };
  tokens?: DataObject;
}

/**
 * The font is asked for at once, by the document's preload, and used when it comes before the first
 * words are drawn. Later it waits for the next page: nothing that is being read moves.
 */
function fontFace({ family, file, weight = '300 900' }: NonNullable<Theme['font']>): string {
  return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-display:optional}`;
}

/**
 * The custom properties that a site's `theme` sets, and its font's `@font-face`. They follow the
 * base style sheet in its own layer, so that they count as much as the values they replace.
 *
 * @param theme `theme` of `_site.yaml`, checked already
 * @returns CSS; the empty string when the site has no theme
 */
export function themeCss(theme: Theme | undefined): string {
  if (!theme) return '';
  const { colors, font, tokens } = theme;
  const family = font
    ? `--font-body:"${font.family}","${font.family} Fallback",system-ui,sans-serif;`
    : '';
  return [
    font ? fontFace(font) : '',
    '@layer base{',
    `:root{${family}${declarations(tokens)}${declarations(colors?.light)}}`,
    colors?.dark ? `.dark,.tone-dark{${declarations(colors.dark)}}` : '',
    '}',
  ].join('');
}
