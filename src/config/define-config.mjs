/**
 * Returns a site's configuration as it is given: editors know its type by it.
 *
 * @param {import('./define-config.mjs').Config} config
 */
export const defineConfig = (config) => config;
