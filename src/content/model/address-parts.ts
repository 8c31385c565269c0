/** The segments of addresses, which are the names of page files and folders. */

/** Matches a valid segment of an address. */
export const VALID_SEGMENT = /^[a-z0-9]+(?:[-_.~]?[a-z0-9]+)*$/;

/** Returns whether a text can be a segment of a page's address: a valid one, or a parameter in brackets. */
export const isSegment = (text: string): boolean =>
  VALID_SEGMENT.test(text) || /^\[[A-Za-z]\w*\]$/.test(text);

const PARAMETERS = /\[(\w+)\]/g;

/** Returns the names of the parameters in brackets: `slug` of `/blog/[slug]`. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(PARAMETERS)].map(([, name]) => name ?? '');
}

/** Returns a pattern with each parameter in brackets replaced by its value. */
export function filledPattern(pattern: string, valueFor: (name: string) => unknown): string {
  return pattern.replace(PARAMETERS, (_match, name: string) => String(valueFor(name)));
}
