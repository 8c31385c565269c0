/** A value as messages show it. */

/** What kind of value it is, in plain words. */
export function typeOf(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'a group of fields';
  if (typeof data === 'boolean') return `the word ${data}`;
  return typeof data === 'number' ? `the number ${data}` : `the text ${show(data)}`;
}

/** The value itself, where it is short enough. */
export function show(data: unknown): string {
  const text = typeof data === 'object' ? typeOf(data) : String(data);
  return typeof data === 'string' ? `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"` : text;
}

/** That the field `name` cannot have this value. */
export const notPossible = (data: unknown, name: string): string =>
  `${show(data)} is not a possible value of ${name}.`;
