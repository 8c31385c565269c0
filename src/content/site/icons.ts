import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { listFolder } from '../files/folders.ts';
import type { UnlocatedIssue } from '../model/issue.ts';

const ICON_NAME = /^[a-z0-9][a-z0-9-]*$/;

/** Finds icons by name: first the site's own in `pages/_icons`, then those of Lucide. */
export class Icons {
  readonly #own: string;
  readonly #package: string;
  readonly #lucide: string;
  #tags: { [name: string]: string[] } | undefined;

  constructor(root: string, engineRoot: string) {
    this.#own = join(root, 'pages/_icons');
    this.#package = lucideFolder(engineRoot);
    this.#lucide = join(this.#package, 'icons');
  }

  /**
   * Returns the markup inside the icon's `<svg>`, or the issue that prevents showing it; `undefined` when the icon
   * does not exist.
   */
  read(name: string): string | UnlocatedIssue | undefined {
    if (!ICON_NAME.test(name)) return undefined;
    const own = textOf(this.#own, name);
    if (own !== undefined) return ownIcon(name, own);
    const svg = textOf(this.#lucide, name);
    return svg === undefined ? undefined : innerSvg(svg);
  }

  /** Returns the names of the site's own icons. */
  ownNames(): string[] {
    return namesIn(this.#own);
  }

  /** Returns the names of all icons. */
  names(): Set<string> {
    return new Set([...this.ownNames(), ...namesIn(this.#lucide)]);
  }

  /** Returns Lucide's icons for a word, by their tags; those with the shortest names come first. */
  meaning(word: string): string[] {
    this.#tags ??= JSON.parse(readFileSync(join(this.#package, 'tags.json'), 'utf8'));
    const found = Object.entries(this.#tags ?? {}).flatMap(([name, tags]) => {
      const index = tags.findIndex((tag) => tag.replaceAll(' ', '-') === word);
      // The first tags of an icon describe it best.
      return index === -1 ? [] : { name, rank: name.split('-').length * 100 + index };
    });
    return found.sort((a, b) => a.rank - b.rank).map(({ name }) => name);
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
  return dirname(require.resolve('lucide-static/package.json'));
}

/**
 * Elements that an icon may have: shapes, styles, and what drawing programs leave behind. Others may run code or load
 * files.
 */
const ALLOWED_ELEMENTS =
  /^(?:path|circle|ellipse|line|poly(?:gon|line)|rect|g|defs|use|symbol|title|desc|metadata|text|tspan|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+|animate\w*|[\w-]+:[\w-]+)$/;
/** The usual `viewBox` of icons. */
const USUAL_AREA = '0 0 24 24';

/**
 * Returns the markup inside an icon of the site's own, for inlining into pages.
 *
 * @returns the markup, or the issue when it cannot be inlined into a page
 */
export function ownIcon(name: string, text: string): string | UnlocatedIssue {
  const { svg, isDamaged } = readSvg(withoutStyles(text));
  const odd = isDamaged || !svg?.children.length ? {} : forbiddenPart(svg);
  if (!svg || odd) return { code: 'broken-picture', within: name, params: { icon: name, ...odd } };
  const { viewBox = USUAL_AREA, ...rest } = svg.properties;
  const area = String(viewBox)
    .trim()
    .split(/[\s,]+/)
    .join(' ');
  if (area === USUAL_AREA) return svgText(svg.children);
  const look = Object.entries(rest).filter(([attribute]) => /^(?:fill|stroke)/.test(attribute));
  const usual = { fill: 'currentColor', stroke: 'none' };
  const properties = { viewBox: area, ...(look.length > 0 ? Object.fromEntries(look) : usual) };
  return svgText([{ ...svg, properties }]);
}

/**
 * Replaces `style` attributes, which the pages' Content-Security-Policy blocks, by attributes such as `fill`. Drawing
 * programs write them; svgo is loaded when an icon has one.
 */
function withoutStyles(text: string): string {
  if (!/\sstyle=/.test(text)) return text;
  const { optimize } = createRequire(import.meta.url)('svgo') as typeof import('svgo');
  try {
    return optimize(text, { plugins: ['convertStyleToAttrs'] }).data;
  } catch {
    // What is no SVG is reported by its reader.
    return text;
  }
}

/** Returns the markup inside an `<svg>`, without comments and the white space between elements. */
export function innerSvg(text: string): string {
  return svgText(readSvg(text).svg?.children ?? []);
}

/** Parses a text as an SVG; `isDamaged` when it ends early or is not valid for another reason. */
function readSvg(text: string): { svg: Element | undefined; isDamaged: boolean } {
  let isDamaged = false;
  const onerror = ({ ruleId }: { ruleId?: string | undefined }) => {
    // The XML declaration, an error in HTML.
    if (ruleId !== 'unexpected-question-mark-instead-of-tag-name') isDamaged = true;
  };
  const tree = fromHtml(text, { fragment: true, verbose: true, onerror });
  visit(tree, (node, index, parent) => {
    const drawsNothing =
      node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
    if (drawsNothing && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return undefined;
    if (isLeftOpen(node, text)) isDamaged = true;
    // What has no attribute of its own, such as the notes of a drawing program.
    delete node.properties.style;
    return undefined;
  });
  const [svg, ...more] = tree.children;
  if (svg?.type !== 'element' || svg.tagName !== 'svg') return { svg: undefined, isDamaged: true };
  return { svg, isDamaged: isDamaged || more.length > 0 };
}

function isLeftOpen({ data }: Element, text: string): boolean {
  const { opening, closing } = data?.position ?? {};
  return !closing && text[(opening?.end.offset ?? 0) - 2] !== '/';
}

/**
 * Returns the element or attribute that prevents an SVG from being inlined into HTML; `undefined` when there is none.
 */
function forbiddenPart(svg: Element): { element: string; attribute?: string } | undefined {
  let odd: { element: string; attribute?: string } | undefined;
  visit({ type: 'root', children: svg.children }, 'element', ({ tagName, properties }) => {
    if (!ALLOWED_ELEMENTS.test(tagName)) odd = { element: tagName };
    const acts = Object.entries(properties).find(
      ([name, value]) =>
        /^on/i.test(name) || (/href$/i.test(name) && !String(value).startsWith('#')),
    );
    if (acts)
      odd = { element: tagName, attribute: acts[0].replace(/^xLink/, 'xlink:').toLowerCase() };
    return odd ? EXIT : CONTINUE;
  });
  return odd;
}

const svgText = (children: ElementContent[]): string =>
  toHtml(
    { type: 'root', children },
    { space: 'svg', closeEmptyElements: true, tightSelfClosing: true },
  );
