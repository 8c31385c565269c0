/** Runs one task after the other. The first begins at once: a request is on its way before the browser renders anything. */
export class TaskQueue {
  #last: Promise<void> | undefined;

  /** Runs a task when those before it have ended, however they did. Returns, or throws, what it does. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last ? this.#last.then(task) : task();
    const end = () => {
      if (this.#last === ended) this.#last = undefined;
    };
    const ended = result.then(end, end);
    this.#last = ended;
    return result;
  }
}
