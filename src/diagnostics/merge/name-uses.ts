/** Counts how often the files of a site use a name. */
import { escapePattern } from '../../content/model/escape-pattern.ts';
import { collectionsIn } from '../../content/model/json-schema.ts';
import type { Site } from '../../content/site/site.ts';
import { yamlTexts } from '../../content/usages/yaml-sources.ts';

/** The uses of names in a site, as they are written: `collection: services`. */
export class NameUses {
  /** The texts of all files in one, read when a use is first asked for. */
  #text: string | undefined;
  readonly #counts = new Map<string, number>();

  constructor(private readonly site: Site) {}

  isUsed(use: string): boolean {
    return this.count(use) > 0;
  }

  /** Returns how often a use is written. */
  count(use: string): number {
    const known = this.#counts.get(use);
    if (known !== undefined) return known;
    this.#text ??= textOf(this.site);
    const pattern = new RegExp(`${escapePattern(use)}(?![\\w-])`, 'g');
    const count = this.#text.match(pattern)?.length ?? 0;
    this.#counts.set(use, count);
    return count;
  }
}

/** Returns the texts of a site's files, with single spaces, and the references of its schemas. */
const textOf = (site: Site): string =>
  [...yamlTexts(site.files), ...references(site)].join('\n').replace(/\s+/g, ' ');

/** Returns the references to collections in schemas, written as those of pages. */
const references = ({ collections }: Site): string[] =>
  [...collections.values()]
    .flatMap(({ schema }) => collectionsIn(schema ?? {}))
    .map((name) => `collection: ${name}`);
