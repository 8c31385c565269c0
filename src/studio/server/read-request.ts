/** Validates requests of scripts and Studio before anything is done. */
import { isObject } from '../../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../../content/model/types.ts';
import type { Change } from '../../editing/apply-changes.ts';
import { HttpError } from './http.ts';

const MAX_CHANGES = 500;
const DEEPEST = 64;
const OPERATIONS = ['set', 'insert', 'remove', 'move'] as const;

/** Returns the changes of a request. Throws an HttpError that says what is wrong with them. */
export function readChanges(value: unknown): Change[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new HttpError(400, 'changes has to be a list with one change or more.');
  }
  if (value.length > MAX_CHANGES) {
    throw new HttpError(400, `There are more than ${MAX_CHANGES} changes. Send them in parts.`);
  }
  return value.map((change, index) => readChange(change, `changes[${index}]`));
}

function readChange(value: unknown, name: string): Change {
  if (!isObject(value)) throw new HttpError(400, `${name} has to be an object, { ... }.`);
  const { file, op, value: given, to } = value;
  if (typeof file !== 'string') throw new HttpError(400, `${name} has to name its file.`);
  const known = OPERATIONS.find((one) => one === op);
  if (!known) throw new HttpError(400, `${name}.op has to be one of ${OPERATIONS.join(', ')}.`);
  const path = readPath(value.path, `${name}.path`);
  const place = { file, path, ...(value.isShared === true && { isShared: true }) };
  if (known === 'remove') return { ...place, op: known };
  if (known === 'move') return { ...place, op: known, to: readTarget(to, file, `${name}.to`) };
  if (given === undefined) throw new HttpError(400, `${name} has no value.`);
  return { ...place, op: known, value: readValue(given, `${name}.value`) };
}

/** Returns the place in a request. Throws an HttpError when there is none. */
export function readPlace({ file, path }: { file: unknown; path: unknown }) {
  if (typeof file !== 'string') throw new HttpError(400, 'Name the file.');
  return { file, path: readPath(path, 'path') };
}

/** Returns where an item is moved: a path alone is one in its own file. */
function readTarget(value: unknown, own: string, name: string): SourceLocation {
  if (!isObject(value)) return { file: own, path: readPath(value, name) };
  const { file = own, path } = value;
  if (typeof file !== 'string') {
    throw new HttpError(400, `${name}.file has to be the name of a file.`);
  }
  return { file, path: readPath(path, `${name}.path`) };
}

function readPath(value: unknown, name: string): DataPath {
  const isStep = (step: unknown) =>
    (typeof step === 'string' && step.length <= 500 && !isForbidden(step)) ||
    (Number.isInteger(step) && (step as number) >= 0);
  if (Array.isArray(value) && value.length <= DEEPEST && value.every(isStep)) return value;
  throw new HttpError(
    400,
    `${name} has to be a list of names and numbers, such as ["blocks", 2, "title"].`,
  );
}

/** Returns whether a name is forbidden, since it would change how programs read other values. */
const isForbidden = (name: string) => name === '__proto__' || name === '<<';

/** Returns a value of a request. Throws an HttpError when it is nested too deeply, or has a forbidden name. */
export function readValue(value: unknown, name: string, level = 0): Data {
  if (level > DEEPEST) throw new HttpError(400, `${name} is nested too deeply.`);
  if (Array.isArray(value)) return value.map((item) => readValue(item, name, level + 1));
  if (!isObject(value)) return value as Data;
  for (const [key, inner] of Object.entries(value)) {
    if (isForbidden(key)) throw new HttpError(400, `${name} has a field that cannot be: ${key}.`);
    readValue(inner, name, level + 1);
  }
  return value as Data;
}

/** Returns the digests of a request, by file. */
export function readDigests(value: unknown): Map<string, string> {
  if (value === undefined) return new Map();
  if (isObject(value) && Object.values(value).every((digest) => typeof digest === 'string')) {
    return new Map(Object.entries(value) as [string, string][]);
  }
  throw new HttpError(400, 'digests has to be an object of files and their digests.');
}
