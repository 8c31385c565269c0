/** People in uniform: technicians, housekeeping, guards. */
import { c } from './palette.mjs';

/** Returns a crew member with a helmet and a safety vest. @param {Partial<import('./people.mjs').Person>} [p] @returns {import('./people.mjs').Person} */
export const crew = (p = {}) => ({
  head: 'helmet',
  hat: c.white,
  top: c.petrol,
  vest: c.apricot,
  ...p,
});

/** Returns a member of the housekeeping crew. @param {Partial<import('./people.mjs').Person>} [p] */
export const keeper = (p = {}) => ({
  top: c.sea,
  dress: /** @type {const} */ ('apron'),
  trim: c.cream,
  legs: c.petrol,
  ...p,
});

/** Returns a guard. @param {Partial<import('./people.mjs').Person>} [p] @returns {import('./people.mjs').Person} */
export const guard = (p = {}) => ({
  head: 'cap',
  hat: c.ink,
  top: '#9cc0c4',
  legs: c.ink,
  trim: c.apricot,
  ...p,
});
