import type { Data } from '../model/types.ts';
import { type FileSource, readText } from './load-yaml.ts';
import { parse } from './parse.ts';
import { type Positions, readPositions } from './positions.ts';
import { readablePart } from './readable-part.ts';

interface Known {
  text: string;
  /** The text with its unreadable parts replaced by spaces; all of the text when nothing can be read. */
  readable?: string;
  data?: Data | undefined;
  positions?: Positions;
}

/** The number of files that are kept. Files are only parsed here to report issues, so a few suffice. */
const MAX_FILES = 30;

/** The files that issues are about, each parsed once while it does not change. */
export class FileCache implements FileSource {
  readonly root: string;
  readonly unsaved: FileSource['unsaved'];
  readonly #known = new Map<string, Known>();
  /** The files that were read since `renew`. */
  readonly #fresh = new Set<string>();

  constructor({ root, unsaved }: FileSource) {
    this.root = root;
    this.unsaved = unsaved;
  }

  /** Makes all files be read again at their next use; to be called at the beginning of each run. */
  renew(): void {
    this.#fresh.clear();
  }

  /** Returns the data of a file as written, or of its readable part; `undefined` when nothing is readable. */
  data(file: string): Data | undefined {
    return this.#readable(file)?.data;
  }

  /** Returns the positions of a file's values; `undefined` when it is not a YAML file or cannot be read. */
  positions(file: string): Positions | undefined {
    const known = this.#readable(file);
    if (known) known.positions ??= readPositions(known.readable);
    return known?.positions;
  }

  /**
   * Returns the text of a file with its unreadable parts replaced by spaces; `undefined` when it is not a YAML file.
   */
  readableText(file: string): string | undefined {
    return this.#readable(file)?.readable;
  }

  #readable(file: string): (Known & { readable: string }) | undefined {
    const known = this.#read(file);
    if (known && known.readable === undefined) {
      const { data } = parse(known.text);
      known.readable = (data === undefined && readablePart(known.text)) || known.text;
      known.data = known.readable === known.text ? data : parse(known.readable).data;
    }
    return known as (Known & { readable: string }) | undefined;
  }

  /** Returns the text of a file; `undefined` when it is not a YAML file or cannot be read. */
  text(file: string): string | undefined {
    return this.#read(file)?.text;
  }

  #read(file: string): Known | undefined {
    const before = this.#known.get(file);
    if (this.#fresh.has(file)) return before;
    this.#fresh.add(file);
    const text = file.endsWith('.yaml') ? readText(this, file) : undefined;
    this.#known.delete(file);
    if (typeof text !== 'string') return undefined;
    const known = before?.text === text ? before : { text };
    this.#known.set(file, known);
    const [oldest = ''] = this.#known.keys();
    if (this.#known.size > MAX_FILES) {
      this.#known.delete(oldest);
      this.#fresh.delete(oldest);
    }
    return known;
  }
}
