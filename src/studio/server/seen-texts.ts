/** Remembers the texts that were handed out, by their digests: what a script saw when it asked for a change. */

const MAX_TEXTS = 200;

export class SeenTexts {
  readonly #texts = new Map<string, string>();

  /** Remembers a text as the last that was seen. */
  add(digest: string, text: string): void {
    this.#texts.delete(digest);
    this.#texts.set(digest, text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > MAX_TEXTS && oldest !== undefined) this.#texts.delete(oldest);
  }

  get(digest: string): string | undefined {
    return this.#texts.get(digest);
  }
}
