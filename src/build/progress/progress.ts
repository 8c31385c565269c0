/** Called during long work, such as `Rendering page`, with the number of finished items and the total. */
export type Progress = (work: string, done: number, total: number) => void;

/** Returns the callback for one kind of work; `undefined` without a listener. */
export const progressOf = (work: string, progress: Progress | undefined) =>
  progress && ((done: number, total: number) => progress(work, done, total));
