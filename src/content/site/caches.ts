import type { Issue, Unplaced } from '../model/issue.ts';
import type { Row } from '../model/sources.ts';
import type { DataObject, Translation } from '../model/types.ts';
import type { YamlFile } from '../yaml/load-yaml.ts';

/** What was worked out once. */
export interface Caches {
  fragments: Map<string, YamlFile | Issue[]>;
  /** Icon names to their markup, or to why it cannot be shown; `undefined` for icons that there are not. */
  icons: Map<string, string | Unplaced | undefined>;
  /** Pictures to their sizes. */
  sizes: Map<string, { width: number; height: number } | undefined>;
  /** The folders of pages/ with a name that is nearly that of a part of the site. */
  misnamed: string[] | undefined;
  rows: Map<DataObject, Row> | undefined;
  /** Pages that are there in several languages, by route. */
  translations: Map<string, Translation[]> | undefined;
}

/** Nothing worked out yet. */
export function emptyCaches(): Caches {
  return {
    fragments: new Map(),
    icons: new Map(),
    sizes: new Map(),
    misnamed: undefined,
    rows: undefined,
    translations: undefined,
  };
}
