import { existsSync } from 'node:fs';
import path from 'node:path';

/** What a site's configuration may be called; the first that is there is read. */
export const configNames = ['ts', 'mts', 'mjs', 'js'].map(
  (ending) => `pagewright.config.${ending}`,
);

/** Returns the names of the configuration files of a site. */
export const findConfigs = (siteRoot: string): string[] =>
  configNames.filter((name) => existsSync(path.join(siteRoot, name)));
