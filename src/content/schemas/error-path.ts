import type { SchemaError } from '../model/json-schema.ts';
import type { DataPath } from '../model/types.ts';

/** Returns a JSON pointer, as the validator gives it, as a path. */
export function pathOf(pointer: string): DataPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Returns the path of what an error is about: the value, or the field that is not known. */
export function errorPath({ instancePath, params }: SchemaError): DataPath {
  const { additionalProperty, propertyName } = params;
  const name = additionalProperty ?? propertyName;
  return name === undefined ? pathOf(instancePath) : [...pathOf(instancePath), String(name)];
}
