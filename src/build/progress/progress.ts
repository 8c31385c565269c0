/** Told of work that may take long, such as `Drawing page`: how much of it is done, and how much there is. */
export type Progress = (work: string, done: number, total: number) => void;

/** Tells of one kind of work; nothing when nobody listens. */
export const progressOf = (work: string, progress: Progress | undefined) =>
  progress && ((done: number, total: number) => progress(work, done, total));
