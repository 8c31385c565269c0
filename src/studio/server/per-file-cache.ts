/** Computes a value from the text of each YAML file of a site, and again only when a file has changed. */
import path from 'node:path';
import { fileStamp } from '../../build/cache/fingerprint.mjs';
import { yamlFiles } from '../../content/usages/yaml-sources.ts';
import { readText } from '../../content/yaml/load-yaml.ts';

interface Known<Made> {
  stamp: string;
  made: Made;
}

export class PerFileCache<Made> {
  #known = new Map<string, Known<Made>>();

  /** @param make returns the value for the text of a file, which is empty when the file cannot be read */
  constructor(private readonly make: (text: string) => Made) {}

  /**
   * Returns the value of a file.
   *
   * @param file relative to the site's folder
   */
  of(root: string, file: string): Made {
    const stamp = fileStamp(path.join(root, file));
    const before = this.#known.get(file);
    if (before?.stamp === stamp) return before.made;
    const text = readText({ root }, file);
    const made = this.make(typeof text === 'string' ? text : '');
    this.#known.set(file, { stamp, made });
    return made;
  }

  /** Returns the values of all files below `pages/`. */
  ofAll(root: string): Made[] {
    return yamlFiles(root).map((file) => this.of(root, file));
  }
}
