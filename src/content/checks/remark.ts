import type { Unplaced } from '../issue.ts';
import type { DataPath } from '../types.ts';

/** A warning about a value of the finished page. */
export interface Remark {
  fault: Unplaced;
  path: DataPath;
}
