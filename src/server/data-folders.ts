/** The folder of enquiries, below the site's. */
export const dataFolder = '.data';

/** The folder of forms that are sent to the dev server, apart from the site's enquiries. */
export const devDataFolder = '.data/dev';
