/** The words that `autocomplete` of a form field may hold: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */

/** What browsers know of a person, of a payment and of an account. */
const details =
  `name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo`.split(/\s+/);

/** What there may be several of: at home, at work. */
const contacts =
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'.split(
    ' ',
  );

/** Those that stand alone. */
export const autocompleteWords = new Set(['on', 'off', ...details, ...contacts]);

/** Several words: a part of the page, whose address, which of the telephones, and at last what it is. */
const several = new RegExp(
  `^(?:section-\\S+ )?(?:(?:shipping|billing) )?(?:(?:${details.join('|')})|(?:(?:home|work|mobile|fax|pager) )?(?:${contacts.join('|')}))(?: webauthn)?$`,
  'i',
);

/** Whether browsers understand a field's `autocomplete`. */
export function isAutocomplete(text: string): boolean {
  return autocompleteWords.has(text) || several.test(text.trim().replace(/\s+/g, ' '));
}
