import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Unplaced } from '../issue.ts';
import { knownWords, type Meant } from '../problems/known-words.ts';
import { iconSynonym } from '../problems/synonyms.ts';
import { innerSvg } from './inner-svg.ts';
import { ownIcon } from './own-icon.ts';

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

  /** What stands inside the icon's `<svg>`, or why that cannot be shown; `undefined` when there is no such icon. */
  read(name: string): string | Unplaced | undefined {
    if (!iconName.test(name)) return undefined;
    const own = textOf(this.#own, name);
    if (own !== undefined) return ownIcon(name, own);
    const drawing = textOf(this.#lucide, name);
    return drawing === undefined ? undefined : innerSvg(drawing);
  }

  /** The names of all icons: the same set as before while no drawing of the site has come or gone. */
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
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.svg') && !entry.isDirectory())
    .map(({ name }) => name.slice(0, -4));
}

function textOf(folder: string, name: string): string | undefined {
  const file = join(folder, `${name}.svg`);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? readFileSync(file, 'utf8') : undefined;
}

function lucideFolder(engineRoot: string): string {
  const require = createRequire(join(engineRoot, 'package.json'));
  return join(dirname(require.resolve('lucide-static/package.json')), 'icons');
}

/** Companies do not give their marks to sets of icons. */
const brands =
  /^(?:facebook|instagram|whatsapp|linkedin|youtube|twitter|x-twitter|github|pinterest|tiktok|vimeo|xing)$/;

/** What is said of a name that no icon has. */
export function unknownIcon(name: string, names: Set<string>): Unplaced {
  if (names.has(name)) return oddName(name);
  const [bare, isOther] = bareName(name);
  const near: Meant =
    isOther && names.has(bare) ? { suggestion: bare, sure: true } : knownWords(names).meant(bare);
  const other = near.sure ? undefined : iconSynonym(bare, [...names]);
  const isBrand = brands.test(bare);
  // facebook is no notebook
  const guess = isBrand && !near.sure ? {} : near;
  const found: Meant = other ? { suggestion: other } : guess;
  const hint = isBrand
    ? 'The marks of companies are not among the icons: save the drawing as pages/_icons/NAME.svg and write its name. '
    : '';
  return {
    code: 'unknown-icon',
    message: `There is no icon called ${name}.`,
    hint: `${found.suggestion ? `Did you mean ${found.suggestion}? ` : ''}${hint}All icons are shown at https://lucide.dev/icons; your own belong in pages/_icons.`,
    ...found,
  };
}

function oddName(name: string): Unplaced {
  return {
    code: 'unknown-icon',
    message: `${name} cannot be the name of an icon: it may have small letters, digits and dashes.`,
    hint: `Give pages/_icons/${name}.svg another name, such as ${bareName(name)[0]}.svg, and write that.`,
  };
}

/** The name without what other sets of icons and file names add to it, and whether they did. */
function bareName(name: string): [bare: string, isOther: boolean] {
  const bare = name
    .replace(/^.*[/:\s]/, '')
    .replace(/\.svg$/i, '')
    .replace(/^(?:fa[srlbd]?|icon|mdi|bi|lucide|ti)-/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
  return [bare, bare !== name];
}
