/** Ids for the headings and footnotes in Markdown, so that links such as #opening-hours lead to them. */
import GithubSlugger, { slug } from 'github-slugger';
import type { Data } from '../model/types.ts';

/** Gives each heading of a page an id of its own, made from its words as GitHub does it. */
export class HeadingIds {
  readonly #slugger = new GithubSlugger();
  readonly #blocks: () => Data;
  #taken: Set<string> | undefined;
  #textsWithNotes = 0;

  /** @param blocks the page's blocks, whose own ids go first */
  constructor(blocks: () => Data) {
    this.#blocks = blocks;
  }

  /** Returns the HTML with an id on each heading that has none; `add` is told each. */
  mark(html: string, add: (id: string) => void): string {
    if (!/<h[1-6]>/.test(html)) return html;
    return html.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_all, level: string, inside: string) => {
      const id = this.#idFor(inside.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, ''));
      add(id);
      return `<h${level} id="${id}">${inside}</h${level}>`;
    });
  }

  /** Returns the HTML with ids of its footnotes that no other text of the page has; `add` is told each. */
  markNotes(html: string, add: (id: string) => void): string {
    if (!html.includes('<section data-footnotes')) return html;
    this.#textsWithNotes++;
    return html.replace(
      / (id="|href="#)user-content-(fn[^"]*)/g,
      (_all, kind: string, id: string) => {
        const own = `notes-${this.#textsWithNotes}-${id}`;
        if (kind.startsWith('id')) add(own);
        return ` ${kind}${own}`;
      },
    );
  }

  #idFor(words: string): string {
    this.#taken ??= idsIn(this.#blocks());
    // a heading without letters, such as "?", has no slug
    const base = slug(words) || 'section';
    let id = this.#slugger.slug(base);
    while (this.#taken.has(id)) id = this.#slugger.slug(base);
    return id;
  }
}

/** Returns every id that an editor wrote. */
function idsIn(value: Data, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'id' && typeof inner === 'string') found.add(inner);
    else idsIn(inner as Data, found);
  }
  return found;
}
