/** Makes the style sheet of a site's `theme`. It follows the base sheet and overrides its tokens. */
import type { Settings } from '../content/model/types.ts';

type Theme = NonNullable<Settings['theme']>;

interface Font {
  family: string;
  file: string;
  weight?: string;
  /** The characters of the font, as in CSS `unicode-range`; left out, all. */
  range?: string;
}

/** Returns the declarations of custom properties: `onPrimary: white` becomes `--on-primary: white`. */
function customProperties(values: object = {}): string[] {
  return Object.entries(values).map(([name, value]) => {
    const kebab = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return `--${kebab}:${String(value).replace(/\s+/g, ' ')}`;
  });
}

/**
 * When the font replaces its fallback. With `optional` it is used only if it arrives before the first paint, else on
 * the next page, so nothing moves. With `swap` lines that break differently in the two fonts shift the content below.
 */
export type FontDisplay = 'optional' | 'swap';

function fontFace({ family, file, weight = '300 900', range }: Font, display: FontDisplay): string {
  const characters = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url("${file}");font-weight:${weight};font-display:${display}${characters}}`;
}

/**
 * Returns the font token of a site. The other fonts come before the fallback, which would cover their characters too.
 */
function fontToken({ family, others = [] }: NonNullable<Theme['font']>): string {
  const further = others.map((other) => `"${other.family}",`).join('');
  return `--font-body:"${family}",${further}"${family} Fallback",system-ui,sans-serif`;
}

/** Returns the fonts of a theme, which pages preload. */
export function themeFonts({ font, headingFont }: Theme = {}): Font[] {
  return [font, ...(font?.others ?? []), headingFont].filter((one) => one !== undefined);
}

const rule = (selector: string, declarations: string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';

/** Returns the style sheet of a theme; empty when it changes nothing. */
export function themeCss(theme: Theme = {}, display: FontDisplay = 'optional'): string {
  const { colors, font, headingFont, tokens } = theme;
  const ofRoot = [
    ...(font ? [fontToken(font)] : []),
    ...(headingFont ? [`--font-heading:"${headingFont.family}",var(--font-body)`] : []),
    ...customProperties(tokens),
    ...customProperties(colors?.light),
  ];
  return (
    themeFonts(theme)
      .map((font) => fontFace(font, display))
      .join('') +
    rule(':root', ofRoot) +
    rule('.dark,.tone-dark', customProperties(colors?.dark))
  );
}
