/** Called during long work, such as `Rendering page`, with how much of it is done and how much there is. */
export type Progress = (work: string, done: number, total: number) => void;

/** Returns the progress of one kind of work; `undefined` without a listener. */
export const progressOf = (work: string, progress: Progress | undefined) =>
  progress && ((done: number, total: number) => progress(work, done, total));
