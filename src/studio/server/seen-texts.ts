/** Remembers the texts that were sent, by their digests: a change refers to the text that its author saw. */

const MAX_TEXTS = 200;

export class SeenTexts {
  readonly #texts = new Map<string, string>();

  /** Stores a text as the latest one. */
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
