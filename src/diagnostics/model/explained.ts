import type { Details } from '../../content/model/issue.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { DiagnosticName } from './diagnostic.ts';
import type { Fix } from './rule.ts';

/** An issue with its sentences, whose place is still a path. */
export interface Explained extends Details, Fix, SourceLocation {
  code: DiagnosticName;
  message: string;
  hint: string;
  /** The field that is missing in the value. */
  missing?: string;
}
