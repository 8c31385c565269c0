/** Makes the ids of headings and footnotes in the texts of a page. */
import GithubSlugger, { slug } from 'github-slugger';
import type { Data } from '../model/types.ts';

/** Makes ids for headings and footnotes in texts that are unique on the page. */
export class TextIds {
  readonly #slugger = new GithubSlugger();
  readonly #blocks: () => Data;
  #taken: Set<string> | undefined;
  #textsWithNotes = 0;

  /** @param blocks the page's blocks, whose own ids take precedence */
  constructor(blocks: () => Data) {
    this.#blocks = blocks;
  }

  /** Returns a prefix for the ids of one text's footnotes. */
  notesPrefix(): string {
    this.#textsWithNotes++;
    return `notes-${this.#textsWithNotes}-`;
  }

  /** Returns the id of a heading, made from its text as GitHub does. */
  forHeading(words: string): string {
    this.#taken ??= idsIn(this.#blocks());
    // A heading without letters or digits, such as "?", has no slug.
    const base = slug(words) || 'section';
    let id = this.#slugger.slug(base);
    while (this.#taken.has(id)) id = this.#slugger.slug(base);
    return id;
  }
}

/** Returns all ids that an editor wrote. */
function idsIn(value: Data, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'id' && typeof inner === 'string') found.add(inner);
    else idsIn(inner as Data, found);
  }
  return found;
}
