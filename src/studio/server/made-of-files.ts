/** Things that are made of the text of each YAML file of a site, and made again only where a file has changed. */
import path from 'node:path';
import { fileStamp } from '../../build/cache/fingerprint.mjs';
import { yamlFiles } from '../../content/usages/yaml-sources.ts';
import { readText } from '../../content/yaml/load-yaml.ts';

interface Known<Made> {
  stamp: string;
  made: Made;
}

export class MadeOfFiles<Made> {
  #known = new Map<string, Known<Made>>();

  /** @param make gets the text of a file, which is empty where it cannot be read */
  constructor(private readonly make: (text: string) => Made) {}

  /** Returns what is made of a file. @param file relative to the site's folder */
  of(root: string, file: string): Made {
    const stamp = fileStamp(path.join(root, file));
    const before = this.#known.get(file);
    if (before?.stamp === stamp) return before.made;
    const text = readText(root, file);
    const made = this.make(typeof text === 'string' ? text : '');
    this.#known.set(file, { stamp, made });
    return made;
  }

  /** Returns what is made of all files below `pages/`. */
  ofAll(root: string): Made[] {
    return yamlFiles(root).map((file) => this.of(root, file));
  }
}
