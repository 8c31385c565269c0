import type { Data } from '../model/types.ts';
import { readText } from './load-yaml.ts';
import { parse } from './parse.ts';
import { type Positions, readPositions } from './positions.ts';
import { soundPart } from './sound-part.ts';

interface Known {
  text: string;
  /** What can be read of the text, each part in its place; all of it, where nothing can. */
  sound?: string;
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

  /** Returns the data of a file as it is written, or of what can be read of it; `undefined` when nothing can. */
  data(file: string): Data | undefined {
    return this.#sound(file)?.data;
  }

  /** Returns where the values of a file stand; `undefined` when it is no YAML file or cannot be read. */
  positions(file: string): Positions | undefined {
    const known = this.#sound(file);
    if (known) known.positions ??= readPositions(known.sound);
    return known?.positions;
  }

  /** Returns the text of a file with spaces in the place of what cannot be read; `undefined` when it is no YAML file. */
  soundText(file: string): string | undefined {
    return this.#sound(file)?.sound;
  }

  #sound(file: string): (Known & { sound: string }) | undefined {
    const known = this.#read(file);
    if (known && known.sound === undefined) {
      const { data } = parse(known.text);
      known.sound = (data === undefined && soundPart(known.text)) || known.text;
      known.data = known.sound === known.text ? data : parse(known.sound).data;
    }
    return known as (Known & { sound: string }) | undefined;
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
