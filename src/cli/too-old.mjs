/** The oldest supported Node.js, as `engines` of package.json says. */
const OLDEST = [20, 19];

/**
 * Returns the message about a Node.js that is too old.
 *
 * @param {string} version as `process.versions.node` gives it
 * @returns {string | undefined} `undefined` when it is new enough
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest = 0, oldestMinor = 0] = OLDEST;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return undefined;
  return `Pagewright needs Node.js ${OLDEST.join('.')} or newer; this is ${version}. Get it from https://nodejs.org`;
}
