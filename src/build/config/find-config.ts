import { existsSync } from 'node:fs';
import path from 'node:path';

/** The possible names of a configuration file; the first that exists is read. */
export const configNames = ['ts', 'mts', 'mjs', 'js'].map(
  (ending) => `pagewright.config.${ending}`,
);

/** Returns the names of a site's configuration files. */
export const findConfigs = (siteRoot: string): string[] =>
  configNames.filter((name) => existsSync(path.join(siteRoot, name)));
