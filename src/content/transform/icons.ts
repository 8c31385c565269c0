import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import type { Unplaced } from '../model/issue.ts';
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
