/** The tools that some tests need and that not every developer's machine has. */

/**
 * Returns whether the tests of a tool are skipped. If the tool is missing, they are skipped with a warning; in CI
 * that fails the run, unless the variable TEST_WITHOUT names the tool: `TEST_WITHOUT=nginx,postgresql`.
 *
 * @param name the tool, as TEST_WITHOUT names it
 * @param found the path of the tool; `undefined` when it is not installed
 * @throws in CI, when the tool is missing and TEST_WITHOUT does not name it
 */
export function isLeftOut(name: string, found: string | undefined): boolean {
  if (found !== undefined) return false;
  const isMeant = process.env.TEST_WITHOUT?.split(',').includes(name);
  const missing = `${name} is not installed here`;
  if (process.env.CI && !isMeant) {
    throw new Error(`${missing}. Install it, or say TEST_WITHOUT=${name} to leave its tests out.`);
  }
  console.warn(`${missing}, so its tests are left out.`);
  return true;
}
