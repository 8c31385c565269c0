/**
 * The addresses of a picture's variants: a photograph is made in several widths and in two formats. The build makes
 * the variants that a page names.
 */

/** The folder of the variants of all pictures; hosts cache files below `/assets/` for ever. */
export const PICTURES = '/assets/pictures/';

/**
 * The widths of variants in pixels: the narrowest phone, phones, cards on dense screens, half a page, a page, a wide
 * page.
 */
const WIDTHS = [320, 480, 640, 960, 1280, 1920];
/** The screen width that `vw` is computed with when no media condition limits it. */
const WIDEST_SCREEN = 1920;
/** Device pixels per CSS pixel that make a visible difference; wide screens have a lower density. */
const DENSITY = { px: 2, vw: 1.5 };

/** Returns the width of the largest variant that a picture has: its own, up to a limit. */
export function largestWidth(width: number): number {
  return Math.min(width, WIDTHS.at(-1) as number);
}

/**
 * Returns the pixels that a picture needs at most.
 *
 * @param sizes as in HTML, widest screens first: `(min-width: 992px) 400px, 50vw`
 */
export function maxPixels(sizes: string): number {
  let screen = WIDEST_SCREEN;
  let most = 0;
  for (const part of sizes.split(',')) {
    const [, least, width, unit] =
      /^\s*(?:\(min-width: ?(\d+)px\) )?(\d+)(px|vw)$/.exec(part) ?? [];
    const shown = unit === 'vw' ? (Number(width) * screen) / 100 : Number(width);
    most = Math.max(most, shown * DENSITY[unit as keyof typeof DENSITY]);
    screen = Number(least ?? screen);
  }
  return most;
}

interface Variant {
  /** The address up to the width. */
  stem: string;
  width: number;
}

/**
 * Parses the address of a picture's largest variant; `undefined` when the picture has no variants, as a drawing has
 * none.
 */
function variantOf(src: string): Variant | undefined {
  const [, stem, width] = /^(.*\/assets\/pictures\/.+-)(\d+)\.webp$/.exec(src) ?? [];
  return stem === undefined ? undefined : { stem, width: Number(width) };
}

/** The sources that `<picture>` offers to the browser. */
export interface Choice {
  avif: string;
  webp: string;
  /** For clients that do not choose: the largest variant that is needed. */
  src: string;
}

/**
 * Returns the variants of a picture that are needed at a given size.
 *
 * @param src the address of its largest variant
 * @param sizes how wide it is shown, as in HTML
 * @returns `undefined` for a picture that has no variants
 */
export function choiceOf(src: string, sizes: string): Choice | undefined {
  const variant = variantOf(src);
  if (!variant) return undefined;
  const { stem, width } = variant;
  const need = maxPixels(sizes);
  // A variant nearly as wide as the largest saves nothing.
  const smaller = WIDTHS.filter((each) => each < width * 0.85);
  const all = [...smaller, width];
  const widths = all.filter((each, index) => index === 0 || each <= need);
  const list = (format: string) =>
    widths.map((each) => `${stem}${each}.${format} ${each}w`).join(', ');
  return { avif: list('avif'), webp: list('webp'), src: `${stem}${widths.at(-1)}.webp` };
}

/**
 * Returns the address of a picture for a use that takes one variant only: the largest that is at most `pixels` wide.
 */
export function variantFor(src: string, pixels: number): string {
  return choiceOf(src, `${pixels / DENSITY.px}px`)?.src ?? src;
}

/** Returns the `sizes` of pictures in rows across the page, by how many are side by side. */
export function sizesInRows({
  base = 1,
  md = 2,
  lg = 3,
}: Partial<Record<'base' | 'md' | 'lg', number>>) {
  const share = (count: number) => `${Math.ceil(100 / count)}vw`;
  const widest = `(min-width: 1240px) ${Math.ceil(1240 / lg)}px`;
  return `${widest}, (min-width: 992px) ${share(lg)}, (min-width: 769px) ${share(md)}, ${share(base)}`;
}
