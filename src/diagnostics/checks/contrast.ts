/** Whether the colours of the theme can be read on each other, in both themes and on dark bands. */
import { formatHex, interpolate, oklch, parse, wcagContrast } from 'culori';
import type { Issue } from '../../content/model/issue.ts';
import type { Settings } from '../../content/model/types.ts';
import { siteFileName } from '../../content/site/site.ts';
import { type Colors, themeTokens } from './theme-tokens.ts';

/** Contrast that WCAG 2.2 asks for: 1.4.3 for text, 1.4.11 for what is no text. */
const TEXT = 4.5;
const SHAPE = 3;

const surfaces = ['surface', 'surface-muted', 'surface-raised', 'surface-accent'];
/** Which colours stand on which, as the blocks' style sheets use them. */
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

/** A set of colours that holds somewhere on the pages. */
interface Scheme {
  /** Where: `in the light theme`. */
  where: string;
  colors: Colors;
  /** Where a colour is written: the side of `theme.colors` that it comes from. */
  sideOf: (token: string) => Side;
}

/**
 * Returns the issues of colours of `theme.colors` that have too little contrast to what they stand on. Colours that the
 * site leaves to the engine are known to be good, so only pairs with one of the site's own are looked at; those that
 * are no plain colours, such as `var(--x)`, are left out.
 */
export function contrastIssues(theme: Settings['theme'], engineRoot: string): Issue[] {
  const { light, dark } = theme?.colors ?? {};
  const written: { [side in Side]: Colors } = { light: { ...light }, dark: { ...dark } };
  if (Object.keys(written.light).length + Object.keys(written.dark).length === 0) return [];
  const issues = new Map<string, Issue>();
  for (const scheme of schemesOf(written, engineRoot)) {
    for (const [front, behind, needed] of pairs) {
      const weak = behind
        .map((name) => ({ name, ratio: ratioOf(scheme.colors[front], scheme.colors[name]) }))
        .filter(({ name, ratio }) => ratio < needed && isOwn(written, scheme, front, name))
        .sort((a, b) => a.ratio - b.ratio)[0];
      if (!weak) continue;
      const issue = lowContrast(scheme, written, front, behind, { ...weak, needed });
      const key = issue.path.join();
      if (!issues.has(key)) issues.set(key, issue);
    }
  }
  return [...issues.values()];
}

/** Returns the light theme, the dark one, and the dark bands of the light one, as base.css puts them together. */
function schemesOf(own: { [side in Side]: Colors }, engineRoot: string): Scheme[] {
  const preset = themeTokens(engineRoot);
  const light = { ...preset.light, ...own.light };
  const dark = { ...light, ...preset.dark, ...own.dark };
  const isDark = (token: string) => token in own.dark || token in preset.dark;
  const deep = dark['surface-deep'] ?? '';
  const raised = parse(deep) ? formatHex(interpolate([deep, 'white'], 'oklab')(0.09)) : '';
  return [
    { where: 'in the light theme', colors: light, sideOf: () => 'light' },
    {
      where: 'in the dark theme',
      colors: dark,
      sideOf: (token) => (isDark(token) ? 'dark' : 'light'),
    },
    {
      where: 'on dark bands',
      colors: { ...dark, surface: deep, 'surface-raised': raised },
      sideOf: (token) => (isDark(token) && !/^surface(-raised)?$/.test(token) ? 'dark' : 'light'),
    },
  ];
}

/** Returns the name that an editor wrote: on dark bands `surface` is the token surface-deep. */
function writtenName({ where }: Scheme, token: string): string {
  return where === 'on dark bands' && /^surface(-raised)?$/.test(token) ? 'surface-deep' : token;
}

function isOwn(own: { [side in Side]: Colors }, scheme: Scheme, ...tokens: string[]): boolean {
  return tokens.some((token) => writtenName(scheme, token) in own[scheme.sideOf(token)]);
}

/** Returns the contrast of two colours; endless when one of them is not known for sure. */
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
  own: { [side in Side]: Colors },
  front: string,
  behind: string[],
  weak: { name: string; ratio: number; needed: number },
): Issue {
  const isFront = isOwn(own, scheme, front);
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
    file: siteFileName,
    path: ['theme', 'colors', scheme.sideOf(token), writtenName(scheme, token)],
  };
}

/** Returns the colour of the same hue, as little lighter or darker as need be; `undefined` when none passes. */
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
