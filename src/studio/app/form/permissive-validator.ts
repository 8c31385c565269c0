import type { ValidatorType } from '@rjsf/utils';

/**
 * Accepts every value: the server validates, with the messages of `validate`, and no schema has to be compiled in the
 * browser.
 */
export const permissiveValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

export default permissiveValidator;
