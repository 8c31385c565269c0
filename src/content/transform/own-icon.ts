import type { Unplaced } from '../model/issue.ts';
import { innerSvg } from './inner-svg.ts';

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
/** What draws, what says how, and what drawing programs leave behind. All else ends the drawing in HTML, or could do more than draw. */
const DRAWS =
  /^(?:path|circle|ellipse|line|poly(?:gon|line)|rect|g|defs|use|symbol|title|desc|metadata|text|tspan|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+|animate\w*|[\w-]+:[\w-]+)$/;
const ACTS = /\s(?:on\w+|(?:xlink:)?href\s*=\s*["'](?!#))/i;
/** The drawing area that icons are drawn in. */
const USUAL_AREA = /\sviewBox\s*=\s*["']\s*0[\s,]+0[\s,]+24[\s,]+24\s*["']/;

/**
 * The drawing inside an icon of the site's own, which becomes a part of pages.
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
