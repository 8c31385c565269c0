/** The folder of enquiries, below the site's. */
export const DATA_FOLDER = '.data';

/** The folder of forms that are sent to the dev server, apart from the site's enquiries. */
export const DEV_DATA_FOLDER = '.data/dev';
