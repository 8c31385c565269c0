/** Finds the value that was probably meant by an invalid `autocomplete`. */
import otherNames from '../../../schema/other-names.json' with { type: 'json' };
import { autocompleteWords } from '../../content/forms/check-form.ts';
import { meant } from './nearest.ts';
import { among } from './synonyms.ts';

/** The values that most forms need, for hints. */
export const usual =
  'name, email, tel, organization, street-address, postal-code, address-level2 (the town) and country-name';

/** Returns the value that was probably meant; `undefined` when none is near. */
export const autocompleteFor = (word: string): string | undefined =>
  among(otherNames.autocomplete, word, autocompleteWords) ??
  meant(word, autocompleteWords).suggestion;
