/** The types of values that Studio's server and app exchange, under the names that forms use. */
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';

export type { SourceLocation as Place, TextEdit } from '../../content/model/types.ts';
export type { Diagnostic as Problem } from '../../diagnostics/model/diagnostic.ts';

export type Value = Data;
export type Group = DataObject;
export type Path = DataPath;
