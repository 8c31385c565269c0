import type { Data } from '../model/types.ts';
import { readText } from './load-yaml.ts';
import { parse } from './parse.ts';
import { type Positions, readPositions } from './positions.ts';

interface Known {
  text: string;
  data?: Data | undefined;
  positions?: Positions;
}

/** Files are parsed again only in order to report something; this many are enough for one that many pages use. */
const mostFiles = 30;

/** The files that problems are about, each parsed once for as long as it does not change. */
export class FileCache {
  readonly #root: string;
  readonly #known = new Map<string, Known>();
  /** The files that have been looked at since `renew`. */
  readonly #fresh = new Set<string>();

  /** @param root the site's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** Forgets files that may have changed; to be called at the beginning of each reading. */
  renew(): void {
    this.#fresh.clear();
  }

  /** Returns the data of a file as it is written; `undefined` when it cannot be read. */
  data(file: string): Data | undefined {
    const known = this.#read(file);
    if (known && !('data' in known)) known.data = parse(known.text).data;
    return known?.data;
  }

  /** Returns where the values of a file stand; `undefined` when it is no YAML file or cannot be read. */
  positions(file: string): Positions | undefined {
    const known = this.#read(file);
    if (known) known.positions ??= readPositions(known.text);
    return known?.positions;
  }

  /** Returns the text of a file; `undefined` when it is no YAML file or cannot be read. */
  text(file: string): string | undefined {
    return this.#read(file)?.text;
  }

  #read(file: string): Known | undefined {
    const before = this.#known.get(file);
    if (this.#fresh.has(file)) return before;
    this.#fresh.add(file);
    const text = file.endsWith('.yaml') ? readText(this.#root, file) : undefined;
    this.#known.delete(file);
    if (typeof text !== 'string') return undefined;
    const known = before?.text === text ? before : { text };
    this.#known.set(file, known);
    const [oldest = ''] = this.#known.keys();
    if (this.#known.size > mostFiles) {
      this.#known.delete(oldest);
      this.#fresh.delete(oldest);
    }
    return known;
  }
}
