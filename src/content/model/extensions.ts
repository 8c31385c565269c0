/** The additions to a site by its configuration file. */
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
  /** Absolute path of the configuration file's folder; `undefined` when there is no such file. */
  root: string | undefined;
  /** The name of the configuration file, such as `pagewright.config.ts`; `undefined` when there is none. */
  file: string | undefined;
  packages: BlockPackage[];
  /** Absolute paths of further folders of blocks. */
  blockFolders: string[];
  filters: Record<string, Filter>;
  rules: Rule[];
  /** The settings of the theme packages, in the form of `theme` in `_site.yaml`. */
  theme: DataObject | undefined;
  /** The files of the theme as absolute paths, by the addresses that the theme uses for them. */
  themeFiles: Map<string, string>;
  issues: Issue[];
  /** A text that changes whenever the content of a file that was read changes. */
  stamp: string;
}

/** The extensions of a site without a configuration file. */
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
