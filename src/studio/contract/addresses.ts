/** The addresses and names that requests of the app to the server have. */

/** The path prefix of Studio's addresses: `/_edit/about` edits the page `/about`. */
export const STUDIO_PATH = '/_edit';
/** The path prefix of the endpoints. */
export const API_PATH = `${STUDIO_PATH}/api`;
/** The path prefix of icons, as SVG files. */
export const ICONS_PATH = `${STUDIO_PATH}/icons`;
/** The name of the cookie with the token of other computers. */
export const TOKEN_COOKIE = 'pagewright-edit';
