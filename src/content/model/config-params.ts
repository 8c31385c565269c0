/** The parameters of issues in files that developers write: the configuration, block types and schemas. */
import type { FolderProblem, OldName } from './schema-facts.ts';

/** The types that values of the configuration file have to have. */
export type ConfigValue =
  | 'texts'
  | 'text'
  | 'rule-code'
  | 'rule-name'
  | 'functions'
  | 'function'
  | 'group'
  | 'rules'
  | 'severity';

export interface ConfigParams {
  /** A configuration file that cannot be used, or a part of it. */
  'broken-config':
    | { reason: 'code'; error: string }
    | { reason: 'no-export' }
    | { reason: 'two-files'; first: string; second: string }
    | { reason: 'unknown-key'; name: string; owner: string; known: string[] }
    | { reason: 'wrong-type'; name: string; expected: ConfigValue }
    | { reason: 'code-form' | 'name-form' | 'same-code'; code: string }
    | { reason: 'no-folder'; folder: string }
    | { reason: 'no-package' | 'no-blocks' | 'no-theme'; name: string }
    /** A block type that two packages provide. */
    | {
        reason: 'same-block';
        type: string;
        first: string;
        second: string;
        places: [string, string];
      };

  /** A folder, or a schema, of a block type that cannot be used. */
  'broken-block-type':
    | ({ reason: 'folder' } & Omit<FolderProblem, 'folder'>)
    | { reason: 'unusable'; type: string; message: string; text: string }
    | { reason: 'left-out'; message: string }
    /** A style sheet of a block that is not named style.css. */
    | { reason: 'misnamed-style'; name: string };
  /** A schema of a collection, or a list of old names, that cannot be used. */
  'broken-schema': { of: 'collection' | 'old-names' | 'messages'; text: string } & (
    | { reason: 'json' }
    | { reason: 'unknown-required'; name: string; properties: string[] }
    | { reason: 'unusable'; message: string }
    | { reason: 'no-list' | 'no-messages' }
    | { reason: 'old-name'; index: number; oldName: Partial<OldName> | null }
    | { reason: 'missing-new-name'; type: string; to: string; properties: string[] }
  );
}
