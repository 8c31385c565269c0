/** The segments of addresses, which are the names of page files and folders. */

/** Matches a valid segment of an address. */
export const validSegment = /^[a-z0-9]+(?:[-_.~]?[a-z0-9]+)*$/;

const parameters = /\[(\w+)\]/g;

/** Returns the names of the parameters in brackets: `slug` of `/blog/[slug]`. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(parameters)].map(([, name]) => name ?? '');
}

/** Returns a pattern with each parameter in brackets replaced by its value. */
export function filledPattern(pattern: string, valueFor: (name: string) => unknown): string {
  return pattern.replace(parameters, (_match, name: string) => String(valueFor(name)));
}
