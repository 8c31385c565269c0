/** Finds the value that was probably meant by an invalid `autocomplete`. */
import { autocompleteWords } from '../../content/forms/check-form.ts';
import { meant } from './nearest.ts';
import { among } from './synonyms.ts';

/** The values that most forms need, for hints. */
export const usual =
  'name, email, tel, organization, street-address, postal-code, address-level2 (the town) and country-name';

/** Other words that people use for these values. */
const otherNames = {
  name: ['fullName', 'yourName'],
  'given-name': ['firstName', 'forename'],
  'family-name': ['lastName', 'surname'],
  email: ['mail'],
  tel: ['phone', 'telephone', 'mobile', 'fax'],
  organization: ['company', 'firm'],
  'street-address': ['address', 'street'],
  'postal-code': ['zip', 'zipCode', 'postcode'],
  'address-level2': ['city', 'town'],
  bday: ['birthday', 'birthDate', 'dateOfBirth'],
};

/** Returns the value that was probably meant; `undefined` when none is near. */
export const autocompleteFor = (word: string): string | undefined =>
  among(otherNames, word, autocompleteWords) ?? meant(word, autocompleteWords).suggestion;
