/** Measures the steps of a build: `pagewright build --profile`. */
export class Stopwatch {
  readonly #spent = new Map<string, number>();
  #last = performance.now();

  /** Adds the time since the last lap to this name. */
  lap(name: string): void {
    const now = performance.now();
    this.#spent.set(name, (this.#spent.get(name) ?? 0) + now - this.#last);
    this.#last = now;
  }

  /** Returns one line for each name, in the order of their first laps. */
  toString(): string {
    const width = Math.max(...[...this.#spent.keys()].map((name) => name.length));
    return [...this.#spent]
      .map(([name, time]) => `${name.padEnd(width)} ${time.toFixed(1).padStart(9)} ms`)
      .join('\n');
  }
}
