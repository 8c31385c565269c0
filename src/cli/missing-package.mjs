/**
 * Returns the message about packages that are not installed, as after cloning a site.
 *
 * @param {any} error the thrown error
 * @returns {string | undefined} `undefined` for other errors
 */
export function missingPackage(error) {
  if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test(error?.code)) return undefined;
  const [, name] =
    /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)/.exec(error.message) ?? [];
  return name && `The package ${name}, which Pagewright needs, is not installed. Run: npm install`;
}
