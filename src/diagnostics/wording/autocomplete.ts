/** What is said of an `autocomplete` that browsers do not understand. */
import { autocompleteWords } from '../../content/forms/check-form.ts';
import { meant } from '../../content/words/nearest.ts';

/** The words that most forms need. */
export const usual =
  'name, email, tel, organization, street-address, postal-code, address-level2 (the town) and country-name';

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

/** Returns the word that was probably meant. */
export function autocompleteFor(word: string): string | undefined {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  return (
    synonyms[bare] ??
    meant(word, autocompleteWords).suggestion ??
    synonyms[meant(bare, Object.keys(synonyms)).suggestion ?? '']
  );
}
