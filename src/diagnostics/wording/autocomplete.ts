/** Describes an `autocomplete` that browsers do not understand. */
import { autocompleteWords } from '../../content/forms/check-form.ts';
import { meant } from '../../content/words/nearest.ts';
import { among } from './synonyms.ts';

/** The words that most forms need. */
export const usual =
  'name, email, tel, organization, street-address, postal-code, address-level2 (the town) and country-name';

/** What people call them. */
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

/** Returns the word that was probably meant. */
export const autocompleteFor = (word: string): string | undefined =>
  among(otherNames, word, autocompleteWords) ?? meant(word, autocompleteWords).suggestion;
