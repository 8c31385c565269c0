import type { DataObject } from '../content/types.ts';

/** The colours of the dark theme and of dark bands, in base.css. */
export const DARK = '.dark,\\s*.tone-dark';

/** `onPrimary: white` is `--on-primary: white`. */
function customProperties(values: DataObject | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
      String(value),
    ]),
  );
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
  return `@font-face{font-family:"${family}";src:url("${file}");font-weight:${weight};font-display:optional${letters}}`;
}

/**
 * Sets custom properties in the first rule of a selector. In place of those that stand there: nobody
 * downloads a colour that is not used.
 */
function setIn(css: string, selector: string, values: Record<string, string>): string {
  const names = Object.keys(values);
  if (names.length === 0) return css;
  const rule = new RegExp(`(${selector}\\s*\\{)([^}]*)`);
  const [found, start = `${selector}{`, body = ''] = rule.exec(css) ?? [];
  const set = names.reduce(
    (text, name) => {
      const known = new RegExp(`${name}:[^;]*`);
      const declaration = `${name}:${values[name]}`;
      if (known.test(text)) return text.replace(known, () => declaration);
      return text === '' ? declaration : `${text};${declaration}`;
    },
    body.replace(/;?\s*$/, ''),
  );
  return found === undefined ? `${css}${start}${set}}` : css.replace(found, () => start + set);
}

/**
 * The base style sheet with the values that a site's `theme` sets, and the `@font-face` of its font.
 *
 * @param css the base style sheet, which says what a theme leaves out
 * @param theme `theme` of `_site.yaml`, checked already
 */
export function themedCss(css: string, theme: unknown): string {
  const { colors, font, tokens } = (theme ?? {}) as Theme;
  const others = font?.others ?? [];
  // Before the fallback, which would have the other letters too.
  const further = others.map((other) => `"${other.family}",`).join('');
  const family = font && {
    '--font-body': `"${font.family}",${further}"${font.family} Fallback",system-ui,sans-serif`,
  };
  const light = { ...family, ...customProperties(tokens), ...customProperties(colors?.light) };
  return (
    (font ? [font, ...others].map(fontFace).join('') : '') +
    setIn(setIn(css, ':root', light), DARK, customProperties(colors?.dark))
  );
}
