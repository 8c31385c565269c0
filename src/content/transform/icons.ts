import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import type { Unplaced } from '../model/issue.ts';

const iconName = /^[a-z0-9][a-z0-9-]*$/;

/** Finds icons by name: the site's own in `pages/_icons`, then those of Lucide. */
export class Icons {
  readonly #own: string;
  readonly #lucide: string;
  /** Those of Lucide do not change while the program runs. */
  #lucideNames: string[] | undefined;
  #names = new Set<string>();
  /** What the own names were when the set was made; an editor adds drawings while the site is open. */
  #ownNames: string | undefined;

  constructor(root: string, engineRoot: string) {
    this.#own = join(root, 'pages/_icons');
    this.#lucide = lucideFolder(engineRoot);
  }

  /** Returns what stands inside the icon's `<svg>`, or why that cannot be shown; `undefined` when there is no such icon. */
  read(name: string): string | Unplaced | undefined {
    if (!iconName.test(name)) return undefined;
    const own = textOf(this.#own, name);
    if (own !== undefined) return ownIcon(name, own);
    const drawing = textOf(this.#lucide, name);
    return drawing === undefined ? undefined : innerSvg(drawing);
  }

  /** Returns the names of all icons: the same set as before while no drawing of the site has come or gone. */
  names(): Set<string> {
    const own = namesIn(this.#own);
    if (this.#ownNames !== own.join()) {
      this.#lucideNames ??= namesIn(this.#lucide);
      this.#names = new Set([...own, ...this.#lucideNames]);
      this.#ownNames = own.join();
    }
    return this.#names;
  }
}

function namesIn(folder: string): string[] {
  return listFolder(folder)
    .filter((entry) => entry.name.endsWith('.svg') && !entry.isDirectory())
    .map(({ name }) => name.slice(0, -4));
}

function textOf(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, `${name}.svg`), 'utf8');
  } catch {
    return undefined;
  }
}

function lucideFolder(engineRoot: string): string {
  const require = createRequire(join(engineRoot, 'package.json'));
  return join(dirname(require.resolve('lucide-static/package.json')), 'icons');
}

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
/** What draws, what says how, and what drawing programs leave behind. All else ends the drawing in HTML, or could do more than draw. */
const DRAWS =
  /^(?:path|circle|ellipse|line|poly(?:gon|line)|rect|g|defs|use|symbol|title|desc|metadata|text|tspan|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+|animate\w*|[\w-]+:[\w-]+)$/;
const ACTS = /\s(?:on\w+|(?:xlink:)?href\s*=\s*["'](?!#))/i;
/** The drawing area that icons are drawn in. */
const USUAL_AREA = /\sviewBox\s*=\s*["']\s*0[\s,]+0[\s,]+24[\s,]+24\s*["']/;

/**
 * Returns the drawing inside an icon of the site's own, which becomes a part of pages.
 *
 * @returns what is wrong, where the file cannot be put into a page
 */
export function ownIcon(name: string, written: string): string | Unplaced {
  const svg = written.replace(/<!--[\s\S]*?-->/g, '');
  const inside = innerSvg(svg);
  const odd = oddity(svg, inside);
  if (odd) return { code: 'broken-picture', within: name, params: { icon: name, ...odd } };
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const area = /\sviewBox\s*=\s*["'][^"'<>]*["']/.exec(root)?.[0];
  if (!area || USUAL_AREA.test(area)) return inside;
  const look = root.match(/\s(?:fill|stroke)[\w-]*\s*=\s*["'][^"'<>]*["']/g) ?? [
    ' fill="currentColor" stroke="none"',
  ];
  return `<svg${area}${look.join('')}>${inside}</svg>`;
}

/** Returns the element or the attribute for which a drawing cannot be a part of HTML; neither when it is damaged, or no drawing. */
function oddity(svg: string, inside: string): { element?: string; attribute?: string } | undefined {
  if (!/<svg\b[^>]*>[\s\S]*<\/svg>\s*$/.test(svg)) return {};
  const open: string[] = [];
  for (const [, isEnd, tag = '', attributes = '', isAlone] of inside.matchAll(TAG)) {
    if (!DRAWS.test(tag)) return { element: tag };
    const [act] = ACTS.exec(attributes) ?? [];
    if (act) return { element: tag, attribute: act.replace(/[\s="']+$/, '').trim() };
    if (isEnd && open.pop() !== tag) return {};
    if (!isEnd && !isAlone) open.push(tag);
  }
  const isWhole = inside !== '' && open.length === 0 && !inside.replace(TAG, '').includes('<');
  return isWhole ? undefined : {};
}

/** Returns the drawing inside an `<svg>`, without what draws nothing: remarks, and spaces between elements. */
export function innerSvg(svg: string): string {
  return svg
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+(\/?>)/g, '$1')
    .replace(/>\s+</g, '><')
    .trim();
}
