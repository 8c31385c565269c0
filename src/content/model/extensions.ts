/** What a site's configuration file adds to it. */
import type { Filter, Rule } from '../../config/define-config.mjs';
import type { Issue } from './issue.ts';
import type { DataObject } from './types.ts';

/** A package that the configuration names. */
export interface BlockPackage {
  name: string;
  /** Absolute path of its `blocks/`; `undefined` when it is not installed, or has none. */
  blocks: string | undefined;
}

export interface Extensions {
  /** Absolute path of the folder that it stands in; `undefined` when there is none. */
  root: string | undefined;
  /** The name of the configuration file, such as `pagewright.config.ts`; `undefined` when there is none. */
  file: string | undefined;
  packages: BlockPackage[];
  /** Absolute paths of further folders of blocks. */
  blockFolders: string[];
  filters: Record<string, Filter>;
  rules: Rule[];
  /** What the theme packages say, as below `theme` of `_site.yaml`. */
  theme: DataObject | undefined;
  /** The files that the theme needs, absolute, by the addresses that it names them with. */
  themeFiles: Map<string, string>;
  issues: Issue[];
  /** Changes with the content of all that was read. */
  stamp: string;
}

/** What a site without a configuration file has. */
export const noExtensions: Extensions = {
  root: undefined,
  file: undefined,
  packages: [],
  blockFolders: [],
  filters: {},
  rules: [],
  theme: undefined,
  themeFiles: new Map(),
  issues: [],
  stamp: '',
};
