/** The style sheet of a site's `theme`. It stands behind the base sheet, whose tokens it sets anew. */
import type { Settings } from '../content/model/types.ts';

type Theme = NonNullable<Settings['theme']>;

interface Font {
  family: string;
  file: string;
  weight?: string;
  /** The characters that it is for, as CSS writes them; all where it is left out. */
  range?: string;
}

/** Returns the declarations of custom properties: `onPrimary: white` is `--on-primary: white`. */
function customProperties(values: object = {}): string[] {
  return Object.entries(values).map(([name, value]) => {
    const words = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return `--${words}:${String(value).replace(/\s+/g, ' ')}`;
  });
}

/**
 * When a font may take the place of its fallback. It is asked for at once, by the document's preload. With `optional` it is used when it comes
 * before the first words are drawn; later it waits for the next page: nothing that is being read moves. With `swap` lines that break elsewhere
 * in the two fonts shift what is below them, by a CLS of up to 0.4, however well their measures agree.
 */
export type FontDisplay = 'optional' | 'swap';

function fontFace({ family, file, weight = '300 900', range }: Font, display: FontDisplay): string {
  const letters = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url("${file}");font-weight:${weight};font-display:${display}${letters}}`;
}

/** Returns the token for a site's font. The other fonts come before the fallback, which would have their letters too. */
function fontToken({ family, others = [] }: NonNullable<Theme['font']>): string {
  const further = others.map((other) => `"${other.family}",`).join('');
  return `--font-body:"${family}",${further}"${family} Fallback",system-ui,sans-serif`;
}

/** Returns the fonts of a theme, which a page asks for at once. */
export function themeFonts({ font, headingFont }: Theme = {}): Font[] {
  return [font, ...(font?.others ?? []), headingFont].filter((one) => one !== undefined);
}

const rule = (selector: string, declarations: string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';

/** Returns the style sheet of a theme; the empty string when it changes nothing. */
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
