/**
 * Runs tasks one after the other. The first starts synchronously, not in a microtask: before that React renders what
 * was typed, and the request would be sent a frame later.
 */
export class TaskQueue {
  #last: Promise<void> | undefined;

  /** Runs a task after the earlier ones have settled. Returns the result of the task. */
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
