/** What the issues of a configuration file say of what was found. */

/** The kinds of values that a configuration file may be asked for. */
export type ConfigValue =
  | 'texts'
  | 'text'
  | 'functions'
  | 'function'
  | 'group'
  | 'rules'
  | 'severity';

export interface ConfigParams {
  /** A configuration file that cannot be used, or a part of it. */
  'broken-config':
    | { reason: 'code'; said: string }
    | { reason: 'no-export' }
    | { reason: 'two-files'; first: string; second: string }
    | { reason: 'unknown-key'; name: string; owner: string; known: string[] }
    | { reason: 'wrong-type'; name: string; expected: ConfigValue }
    | { reason: 'code-form' | 'name-form' | 'same-code'; code: string }
    | { reason: 'no-folder'; folder: string }
    | { reason: 'no-package' | 'no-blocks' | 'no-theme'; name: string }
    /** A block type that two packages bring. */
    | {
        reason: 'same-block';
        type: string;
        first: string;
        second: string;
        places: [string, string];
      };
}
