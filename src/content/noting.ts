/** Which values of `_site.yaml` were read, so that a build knows which pages depend on them. */

import { isGroup } from './is-group.ts';
import type { Data, DataObject } from './types.ts';

/**
 * The same values, with a note of each that is read or asked for: `name`, `contact.phone`, and `contact?`
 * for whether there is such a group. What lies deeper counts as read with the value that it is in.
 *
 * @param reads gets the notes
 */
export function noting(values: DataObject, reads: Set<string>, group = ''): DataObject {
  const groups = new Map<string, { of: Data; noted: DataObject }>();
  const note = (key: string | symbol) => {
    if (typeof key !== 'string') return;
    const isOuter = group === '' && isGroup(values[key]);
    reads.add(isOuter ? `${key}?` : group + key);
  };
  return new Proxy(values, {
    get(target, key) {
      note(key);
      const value = Reflect.get(target, key) as Data;
      if (group !== '' || typeof key !== 'string' || !isGroup(value)) return value;
      let known = groups.get(key);
      if (known?.of !== value) {
        known = { of: value, noted: noting(value, reads, `${key}.`) };
        groups.set(key, known);
      }
      return known.noted;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      // Whoever goes through a group depends on which names are in it.
      if (group !== '') reads.add(group.slice(0, -1));
      return Reflect.ownKeys(target);
    },
  });
}

/** What a note of `noting` stands for, as the values are now. */
export function notedValue(values: DataObject, note: string): Data {
  if (note.endsWith('?')) return isGroup(values[note.slice(0, -1)]);
  const [name = '', inner] = note.split(/\.(.*)/s);
  const value = values[name];
  if (inner === undefined) return value ?? null;
  return (isGroup(value) ? value[inner] : undefined) ?? null;
}
