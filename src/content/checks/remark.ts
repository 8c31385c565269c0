import type { Fault } from '../problems/flaw.ts';
import type { DataPath } from '../types.ts';

/** A warning about a value of the finished page. */
export interface Remark {
  fault: Fault;
  path: DataPath;
}
