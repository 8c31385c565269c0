/** Where enquiries lie, below the folder of the site. */
export const dataFolder = '.data';

/** What is tried out in the dev server lies beside the site's enquiries and never among them. */
export const devDataFolder = '.data/dev';
