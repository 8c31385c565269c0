/** The design of pictures for link previews, as a tree of boxes for Satori. */
import type { Settings, SocialPicture } from '../../content/model/types.ts';
import { PREVIEW_SIZE } from '../../render/head-tags.ts';

/** A box with its styles, in the form that Satori accepts instead of React elements. */
interface Box {
  type: string;
  props: {
    style: Record<string, string | number>;
    children?: (Box | string)[] | string;
    [attribute: string]: unknown;
  };
}

/** Files as data URLs; `undefined` for those that cannot be rendered. */
interface Embedded {
  icon: string | undefined;
  picture: string | undefined;
}

const box = (style: Box['props']['style'], children: (Box | string | undefined)[]): Box => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: children.filter((child) => child !== undefined),
  },
});

const image = (src: string, width: number, height: number, style: Box['props']['style']): Box => ({
  type: 'img',
  props: { src, width, height, style },
});

/** Returns the site's colours, with our defaults. */
function coloursOf({ theme }: Settings) {
  const { light = {}, dark = {} } = theme?.colors ?? {};
  return {
    ground: light.primary ?? '#0d5c63',
    deep: dark.surface ?? '#0a1c20',
    ink: light['on-primary'] ?? '#ffffff',
    accent: dark.accent ?? '#f3b183',
  };
}

/** The horizontal padding, and the width of the page's own picture, in pixels. */
const MARGIN = 72;
const PICTURE_WIDTH = 400;

/** Returns the font size of a title: long titles are smaller, so that they take at most four lines. */
function titleSize({ title }: SocialPicture, narrow: boolean): number {
  const length = title.length * (narrow ? 1.5 : 1);
  if (length < 24) return 92;
  if (length < 50) return 76;
  return length < 90 ? 60 : 48;
}

/** Returns the background: water channels that turn one corner, the site's motif. */
function channels(ink: string, accent: string): string {
  const arcs = [110, 180, 250, 320, 390, 460].map((radius) => {
    const colour = radius === 320 ? accent : ink;
    const strength = radius === 320 ? 0.9 : 0.16;
    return `<path d="M1300 ${630 - radius}H980a${radius} ${radius} 0 0 0-${radius} ${radius}V700" fill="none" stroke="${colour}" stroke-opacity="${strength}" stroke-width="3"/>`;
  });
  const { width, height } = PREVIEW_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${arcs.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/**
 * Returns the picture: the site's logo, the page's title, the site's address, and the page's own picture if it has
 * one.
 */
export function pictureTree(social: SocialPicture, site: Settings, files: Embedded): Box {
  const { width, height } = PREVIEW_SIZE;
  const { ground, deep, ink, accent } = coloursOf(site);
  const backwards = social.dir === 'rtl';
  const row = backwards ? 'row-reverse' : 'row';
  const side = backwards ? 'flex-end' : 'flex-start';
  const brand = box({ flexDirection: row, alignItems: 'center', gap: 20, fontSize: 40 }, [
    files.icon ? image(files.icon, 64, 64, { borderRadius: 14 }) : undefined,
    box({}, [site.name]),
  ]);
  const size = titleSize(social, Boolean(files.picture));
  const title = box(
    { fontSize: size, fontWeight: 700, lineHeight: 1.15, textAlign: backwards ? 'right' : 'left' },
    [social.title],
  );
  const address = new URL(String(site.url)).hostname;
  const foot = box({ fontSize: 28, color: accent }, [address]);
  const words = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: side,
      width: files.picture ? 680 : width - 2 * MARGIN,
    },
    [brand, title, foot],
  );
  const edge = { [backwards ? 'left' : 'right']: 0 };
  const corner = backwards ? '0 0 220px 0' : '0 0 0 220px';
  const behind = image(channels(ink, accent), width, height, {
    position: 'absolute',
    top: 0,
    left: 0,
    ...(backwards ? { transform: 'scaleX(-1)' } : {}),
  });
  const beside = files.picture
    ? { position: 'absolute', top: 0, ...edge, objectFit: 'cover', borderRadius: corner }
    : undefined;
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: row,
      padding: `64px ${MARGIN}px`,
      backgroundColor: ground,
      backgroundImage: `linear-gradient(${backwards ? 225 : 135}deg, ${ground} 40%, ${deep})`,
      color: ink,
      fontFamily: 'own, Figtree, Readex Pro',
      fontWeight: 500,
    },
    [behind, beside && image(files.picture ?? '', PICTURE_WIDTH, height, beside), words],
  );
}
