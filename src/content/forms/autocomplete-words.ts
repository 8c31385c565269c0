/** The words that `autocomplete` of a form field may hold: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */

import type { WordedName } from '../issue.ts';
import { meant } from '../problems/nearest.ts';

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

const usual =
  'name, email, tel, organization, street-address, postal-code, address-level2 (the town) and country-name';

const whole = new Set(['on', 'off', ...details, ...contacts]);

/** Several words: a part of the page, whose address, which of the telephones, and at last what it is. */
const several = new RegExp(
  `^(?:section-\\S+ )?(?:(?:shipping|billing) )?(?:(?:${details.join('|')})|(?:(?:home|work|mobile|fax|pager) )?(?:${contacts.join('|')}))(?: webauthn)?$`,
  'i',
);

/** What people call these things. */
const synonyms: { [word: string]: string } = {
  ...{ phone: 'tel', telephone: 'tel', mobile: 'tel', cell: 'tel', fax: 'tel', tele: 'tel' },
  ...{ mail: 'email', company: 'organization', organisation: 'organization', firm: 'organization' },
  ...{ firstname: 'given-name', forename: 'given-name', lastname: 'family-name' },
  ...{ surname: 'family-name', fullname: 'name', yourname: 'name', title: 'honorific-prefix' },
  ...{ address: 'street-address', street: 'street-address', zip: 'postal-code' },
  ...{ zipcode: 'postal-code', postcode: 'postal-code', city: 'address-level2' },
  ...{ town: 'address-level2', state: 'address-level1', region: 'address-level1' },
  ...{ county: 'address-level1', birthday: 'bday', birthdate: 'bday', dob: 'bday' },
  ...{ dateofbirth: 'bday', website: 'url', gender: 'sex', password: 'current-password' },
  ...{ job: 'organization-title', jobtitle: 'organization-title', yes: 'on', true: 'on' },
  ...{ no: 'off', none: 'off', false: 'off' },
};

interface AutocompleteFault {
  code: WordedName;
  message: string;
  hint: string;
  suggestion?: string;
}

/** What is wrong with a field's `autocomplete`; `undefined` when browsers understand it. */
export function autocompleteFault(word: string): AutocompleteFault | undefined {
  if (whole.has(word) || several.test(word.trim().replace(/\s+/g, ' '))) return undefined;
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  const suggestion =
    synonyms[bare] ??
    meant(word, whole).suggestion ??
    synonyms[meant(bare, Object.keys(synonyms)).suggestion ?? ''];
  return {
    code: 'wrong-value',
    message: `Browsers know no autocomplete called “${word}”, so they would fill in nothing, or the wrong thing.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Usual are ${usual}.`,
    ...(suggestion ? { suggestion } : {}),
  };
}
