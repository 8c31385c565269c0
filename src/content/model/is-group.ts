import type { Data, DataObject } from './types.ts';

/** Whether a value has fields. */
export function isGroup(value: Data | undefined): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
