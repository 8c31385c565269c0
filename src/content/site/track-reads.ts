import { isObject } from '../model/data.ts';
import type { Recorder } from '../model/recorder.ts';
import type { Data, DataObject } from '../model/types.ts';

/**
 * Returns the values as a proxy that records the name of each value that is read or tested: `name`, `contact.phone`,
 * and `contact?` for whether that object exists. Values deeper than that are recorded as the value that contains
 * them.
 *
 * @param reads receives the names
 */
export function trackReads(values: DataObject, reads: Recorder<string>, group = ''): DataObject {
  const groups = new Map<string, { of: Data; tracked: DataObject }>();
  const track = (key: string | symbol) => {
    if (typeof key !== 'string') return;
    const isOuter = group === '' && isObject(values[key]);
    reads.add(isOuter ? `${key}?` : group + key);
  };
  return new Proxy(values, {
    get(target, key) {
      track(key);
      const value = Reflect.get(target, key) as Data;
      if (group !== '' || typeof key !== 'string' || !isObject(value)) return value;
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

/** Returns the current value for a name that `trackReads` recorded. */
export function trackedValue(values: DataObject, tracked: string): Data {
  if (tracked.endsWith('?')) return isObject(values[tracked.slice(0, -1)]);
  const [name = '', inner] = tracked.split(/\.(.*)/s);
  const value = values[name];
  if (inner === undefined) return value ?? null;
  return (isObject(value) ? value[inner] : undefined) ?? null;
}
