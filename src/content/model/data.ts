import type { SchemaError } from './json-schema.ts';
import type { Data, DataObject, DataPath, TextRange } from './types.ts';

/** Returns whether a value is an object with fields, not a list, a scalar or `null`. */
export function isObject(value: unknown): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field of an object, or an entry of a list; `undefined` when there is none. */
export function childOf(value: Data | undefined, step: string | number): Data | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as DataObject)[step];
}

/** Returns the value at the end of a path into data; `undefined` when the path leads nowhere. */
export function valueAt(data: Data | undefined, path: DataPath): Data | undefined {
  return path.reduce(childOf, data);
}

/** Returns the values in a list or an object, each with its step; none for other values. */
export function childrenOf(value: Data | undefined): [step: string | number, child: Data][] {
  if (Array.isArray(value)) return value.map((child, index) => [index, child]);
  return isObject(value) ? Object.entries(value) : [];
}

/**
 * Returns a copy of a list or an object with `change` applied to each value in it, which gets the value's index or
 * name; other values are returned as they are.
 */
export function mapChildren(
  value: unknown,
  change: (child: unknown, name: string | number) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, change(child, name)]),
  );
}

/** Returns whether a path begins with another one. */
export function startsWith(path: DataPath, prefix: DataPath): boolean {
  return prefix.every((step, index) => path[index] === step);
}

/** Returns the range of `length` characters from an offset of a text; they have to be on one line. */
export function rangeAt(text: string, at: number, length: number): TextRange {
  const lines = text.slice(0, at).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { line: lines.length, column, endLine: lines.length, endColumn: column + length };
}

/** Converts a JSON pointer, as the validator returns it, to a path. */
export function pathOf(pointer: string): DataPath {
  const steps = pointer.split('/').slice(1);
  return pathOfSteps(steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')));
}

/** Converts steps that are strings to a path: digits are indexes of lists. */
export function pathOfSteps(steps: string[]): DataPath {
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Returns the path that a validation error is about: that of the value, or that of the unknown field. */
export function errorPath({ instancePath, params }: SchemaError): DataPath {
  const { additionalProperty, propertyName } = params;
  const name = additionalProperty ?? propertyName;
  return name === undefined ? pathOf(instancePath) : [...pathOf(instancePath), String(name)];
}

/** Returns two objects merged deeply; where both have a value, that of the second applies. */
export function merged(one: DataObject, other: DataObject): DataObject {
  const result: DataObject = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = result[name];
    result[name] = isObject(before) && isObject(value) ? merged(before, value) : (value as Data);
  }
  return result;
}
