import type { ValidatorType } from '@rjsf/utils';

/** Takes every value: what is wrong is said by the server, in the words that `validate` prints, and nothing has to be compiled in the browser. */
export const permissiveValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

export default permissiveValidator;
