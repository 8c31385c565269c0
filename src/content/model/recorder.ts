/** Records values while something is made from them, such as the settings that a page is made from. */
export class Recorder<Value> {
  readonly #values = new Set<Value>();

  add(value: Value): void {
    this.#values.add(value);
  }

  /** Returns the values that were added since the last call, each once. */
  take(): Value[] {
    const values = [...this.#values];
    this.clear();
    return values;
  }

  /** Forgets what was added so far, before something else is made. */
  clear(): void {
    this.#values.clear();
  }
}
