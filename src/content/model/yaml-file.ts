import type { Data } from './types.ts';

/** A parsed YAML file. */
export interface YamlFile {
  /** Relative to the site's folder. */
  file: string;
  text: string;
  data: Data;
}
