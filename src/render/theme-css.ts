import type { DataObject } from '../content/types.ts';

function declarations(values: unknown): string {
  return Object.entries((values ?? {}) as DataObject)
    .map(
      ([name, value]) =>
        `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value};`,
    )
    .join('');
}

interface Font {
  family: string;
  file: string;
  weight?: string;
}

interface Theme {
  colors?: { light?: DataObject; dark?: DataObject };
  font?: Font & { others?: (Font & { range?: string })[] };
  tokens?: DataObject;
}

/**
 * The font is asked for at once, by the document's preload, and used when it comes before the first
 * words are drawn. Later it waits for the next page: nothing that is being read moves.
 */
function fontFace({ family, file, weight = '300 900', range }: Font & { range?: string }): string {
  const letters = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-display:optional${letters}}`;
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
  const others = font?.others ?? [];
  // Before the fallback, which would have the other letters too.
  const further = others.map((other) => `"${other.family}",`).join('');
  const family = font
    ? `--font-body:"${font.family}",${further}"${font.family} Fallback",system-ui,sans-serif;`
    : '';
  return [
    ...(font ? [font, ...others].map(fontFace) : []),
    '@layer base{',
    `:root{${family}${declarations(tokens)}${declarations(colors?.light)}}`,
    colors?.dark ? `.dark,.tone-dark{${declarations(colors.dark)}}` : '',
    '}',
  ].join('');
}
