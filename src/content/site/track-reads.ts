import { isGroup } from '../model/data.ts';
import type { Data, DataObject } from '../model/types.ts';

/**
 * Returns the same values as a proxy that names each that is read or asked for: `name`, `contact.phone`, and `contact?`
 * for whether there is such a group. What lies deeper counts as read with the value that it is in.
 *
 * @param reads receives the names
 */
export function trackReads(values: DataObject, reads: Set<string>, group = ''): DataObject {
  const groups = new Map<string, { of: Data; tracked: DataObject }>();
  const track = (key: string | symbol) => {
    if (typeof key !== 'string') return;
    const isOuter = group === '' && isGroup(values[key]);
    reads.add(isOuter ? `${key}?` : group + key);
  };
  return new Proxy(values, {
    get(target, key) {
      track(key);
      const value = Reflect.get(target, key) as Data;
      if (group !== '' || typeof key !== 'string' || !isGroup(value)) return value;
      let known = groups.get(key);
      if (known?.of !== value) {
        known = { of: value, tracked: trackReads(value, reads, `${key}.`) };
        groups.set(key, known);
      }
      return known.tracked;
    },
    has(target, key) {
      track(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      track(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      // Iterating over a group depends on the names in it.
      if (group !== '') reads.add(group.slice(0, -1));
      return Reflect.ownKeys(target);
    },
  });
}

/** Returns the value that a name of `trackReads` stands for, as the values are now. */
export function trackedValue(values: DataObject, tracked: string): Data {
  if (tracked.endsWith('?')) return isGroup(values[tracked.slice(0, -1)]);
  const [name = '', inner] = tracked.split(/\.(.*)/s);
  const value = values[name];
  if (inner === undefined) return value ?? null;
  return (isGroup(value) ? value[inner] : undefined) ?? null;
}
