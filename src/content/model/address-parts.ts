/** The parts of addresses, as page files are named after them. */

/** What a part of an address may be. */
export const validSegment = /^[a-z0-9]+(?:[-_.~]?[a-z0-9]+)*$/;

const parameters = /\[(\w+)\]/g;

/** Returns the names of the parts in brackets: `slug` of `/blog/[slug]`. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(parameters)].map(([, name]) => name ?? '');
}

/** Returns a pattern with a value in place of each part in brackets. */
export function filledPattern(pattern: string, valueFor: (name: string) => unknown): string {
  return pattern.replace(parameters, (_match, name: string) => String(valueFor(name)));
}
