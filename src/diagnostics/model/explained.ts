import type { Details } from '../../content/model/issue.ts';
import type { Spot } from '../../content/model/types.ts';
import type { DiagnosticName } from './diagnostic.ts';
import type { Fix } from './rule.ts';

/** An issue with its sentences, whose place is still a path. */
export interface Explained extends Details, Fix, Spot {
  code: DiagnosticName;
  message: string;
  hint: string;
  /** The field that is missing in the value. */
  missing?: string;
}
