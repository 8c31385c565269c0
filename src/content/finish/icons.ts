import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Finds icons by name: the site's own in `pages/_icons`, then those of Lucide. */
export class Icons {
  readonly #folders: string[];

  constructor(root: string, engineRoot: string) {
    this.#folders = [join(root, 'pages/_icons'), lucideFolder(engineRoot)];
  }

  /** What stands inside the icon's `<svg>`; `undefined` when there is no such icon. */
  read(name: string): string | undefined {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) return undefined;
    for (const folder of this.#folders) {
      const file = join(folder, `${name}.svg`);
      if (existsSync(file)) return innerMarkup(readFileSync(file, 'utf8'));
    }
    return undefined;
  }

  /** The names of all icons. */
  names(): string[] {
    return this.#folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => name.slice(0, -4));
  }
}

function lucideFolder(engineRoot: string): string {
  const require = createRequire(join(engineRoot, 'package.json'));
  return join(dirname(require.resolve('lucide-static/package.json')), 'icons');
}

function innerMarkup(svg: string): string {
  return svg
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/^[\s\S]*?<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/>\s+</g, '><')
    .trim();
}
