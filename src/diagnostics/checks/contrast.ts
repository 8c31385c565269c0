/** Checks the contrast of the theme's colours, in both themes and on dark bands. */
import { formatHex, interpolate, oklch, parse, wcagContrast } from 'culori';
import type { Issue } from '../../content/model/issue.ts';
import type { Settings } from '../../content/model/types.ts';
import { SITE_FILE_NAME } from '../../content/site/site.ts';
import { type Colors, themeTokens } from './theme-tokens.ts';

/** The contrast that WCAG 2.2 requires: 1.4.3 for text, 1.4.11 for other content. */
const TEXT = 4.5;
const SHAPE = 3;

const surfaces = ['surface', 'surface-muted', 'surface-raised', 'surface-accent'];
/** The colours that are used on each other in the blocks' style sheets. */
const pairs: [front: string, behind: string[], needed: number][] = [
  ['ink', surfaces, TEXT],
  ['ink-muted', surfaces, TEXT],
  ['link', surfaces, TEXT],
  ['accent', surfaces, TEXT],
  ['primary', surfaces, SHAPE],
  ['focus', surfaces, SHAPE],
  ['success', ['surface', 'surface-raised'], TEXT],
  ['danger', ['surface', 'surface-raised'], TEXT],
  ['on-primary', ['primary'], TEXT],
  ['on-accent', ['accent'], TEXT],
];

type Side = 'light' | 'dark';

/** A set of colours that applies in some part of the pages. */
interface Scheme {
  /** The part of the pages: `in the light theme`. */
  where: string;
  colors: Colors;
  /** The colours of the site's own theme. */
  own: Record<Side, Colors>;
  /** Returns the side of `theme.colors` that a colour comes from. */
  sideOf: (token: string) => Side;
}

/**
 * Returns the issues of colours in `theme.colors` with too little contrast. Only pairs with at least one of the
 * site's own colours are checked, because the engine's defaults are known to be good. Colours that cannot be
 * computed, such as `var(--x)`, are skipped.
 */
export function contrastIssues(theme: Settings['theme'], engineRoot: string): Issue[] {
  const { light, dark } = theme?.colors ?? {};
  const written: Record<Side, Colors> = { light: { ...light }, dark: { ...dark } };
  if (Object.keys(written.light).length + Object.keys(written.dark).length === 0) return [];
  const issues = new Map<string, Issue>();
  for (const scheme of schemesOf(written, engineRoot)) {
    for (const [front, behind, needed] of pairs) {
      const weak = behind
        .map((name) => ({ name, ratio: ratioOf(scheme.colors[front], scheme.colors[name]) }))
        .filter(({ name, ratio }) => ratio < needed && isOwn(scheme, front, name))
        .sort((a, b) => a.ratio - b.ratio)[0];
      if (!weak) continue;
      const issue = lowContrast(scheme, front, behind, { ...weak, needed });
      const key = issue.path.join();
      if (!issues.has(key)) issues.set(key, issue);
    }
  }
  return [...issues.values()];
}

/** Returns the light theme, the dark theme, and the dark bands of the light theme, combined as in base.css. */
function schemesOf(own: Scheme['own'], engineRoot: string): Scheme[] {
  const preset = themeTokens(engineRoot);
  const light = { ...preset.light, ...own.light };
  const dark = { ...light, ...preset.dark, ...own.dark };
  const isDark = (token: string) => token in own.dark || token in preset.dark;
  const deep = dark['surface-deep'] ?? '';
  const raised = parse(deep) ? formatHex(interpolate([deep, 'white'], 'oklab')(0.09)) : '';
  return [
    { where: 'in the light theme', own, colors: light, sideOf: () => 'light' },
    {
      where: 'in the dark theme',
      own,
      colors: dark,
      sideOf: (token) => (isDark(token) ? 'dark' : 'light'),
    },
    {
      where: 'on dark bands',
      own,
      colors: { ...dark, surface: deep, 'surface-raised': raised },
      sideOf: (token) => (isDark(token) && !/^surface(-raised)?$/.test(token) ? 'dark' : 'light'),
    },
  ];
}

/** Returns the name of a token as editors write it: on dark bands `surface` is surface-deep. */
function writtenName({ where }: Scheme, token: string): string {
  return where === 'on dark bands' && /^surface(-raised)?$/.test(token) ? 'surface-deep' : token;
}

function isOwn(scheme: Scheme, ...tokens: string[]): boolean {
  return tokens.some((token) => writtenName(scheme, token) in scheme.own[scheme.sideOf(token)]);
}

/** Returns the contrast of two colours; infinite when one of them cannot be computed. */
function ratioOf(front: string | undefined, behind: string | undefined): number {
  const [one, other] = [front, behind].map((text) =>
    text === undefined ? undefined : parse(text),
  );
  if (!one || !other || (one.alpha ?? 1) < 1 || (other.alpha ?? 1) < 1)
    return Number.POSITIVE_INFINITY;
  return wcagContrast(one, other);
}

function lowContrast(
  scheme: Scheme,
  front: string,
  behind: string[],
  weak: { name: string; ratio: number; needed: number },
): Issue {
  const isFront = isOwn(scheme, front);
  const token = isFront ? front : weak.name;
  const others = isFront ? behind : [front];
  return {
    code: 'low-contrast',
    params: {
      front,
      behind: writtenName(scheme, weak.name),
      where: scheme.where,
      ratio: weak.ratio,
      needed: weak.needed,
      isText: weak.needed === TEXT,
      token: writtenName(scheme, token),
      others,
      readable: passing(scheme.colors, token, others, weak.needed),
    },
    file: SITE_FILE_NAME,
    path: ['theme', 'colors', scheme.sideOf(token), writtenName(scheme, token)],
  };
}

/** Returns the colour of the same hue with the smallest change in lightness that passes; `undefined` when none does. */
function passing(
  colors: Colors,
  token: string,
  others: string[],
  needed: number,
): string | undefined {
  const start = oklch(colors[token]);
  if (!start) return undefined;
  for (let step = 1; step <= 100; step += 1) {
    for (const l of [start.l - step / 100, start.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const hex = formatHex({ ...start, l });
      if (others.every((other) => ratioOf(hex, colors[other]) >= needed)) return hex;
    }
  }
  return undefined;
}
