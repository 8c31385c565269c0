import type { Details } from '../../content/model/issue.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { DiagnosticName } from './diagnostic.ts';
import type { Fix } from './rule.ts';

/** An issue with its messages; its place is still a path. */
export interface Explained extends Details, Fix, SourceLocation {
  code: DiagnosticName;
  message: string;
  hint: string;
  /** The name of the field that the value lacks. */
  missing?: string;
  /** The other fields of the same object that the issue is about. */
  beside?: string[];
  /** Whether the issue only follows from another one, which is reported separately. */
  follows?: boolean;
}
