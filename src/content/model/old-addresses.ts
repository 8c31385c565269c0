/** The addresses of redirects, in which `:name` matches any segment. Used by the site's checks and by the server. */

import { decoded } from './bare-path.ts';

/** A segment of such an address: literal text, or a parameter. */
export interface Segment {
  parameter?: string;
  text: string;
}

/** Splits a path into its segments, ignoring a trailing slash. */
export const segmentsOf = (path: string) => path.replace(/(.)\/$/s, '$1').split('/');

/** Parses an address such as `/post/:slug`. Literal texts are decoded. */
export const readAddress = (path: string): Segment[] => segmentsOf(path).map(readSegment);

function readSegment(segment: string): Segment {
  const [, parameter] = /^:([A-Za-z]\w*)$/.exec(segment) ?? [];
  if (parameter) return { parameter, text: '' };
  return { text: decoded(segment) };
}

/**
 * Returns a function that finds the first of the addresses that matches a decoded path; it returns the index of the
 * address.
 */
export function addressFinder(addresses: Segment[][]): (path: string) => number | undefined {
  // A map, because a site may have thousands of redirects.
  const fixed = new Map<string, number>();
  const patterns: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const text = address.map((segment) => segment.text).join('\n');
    if (address.some(({ parameter }) => parameter)) patterns.push(index);
    else if (!fixed.has(text)) fixed.set(text, index);
  }
  const isOf = (given: string[], address: Segment[] = []) =>
    given.length === address.length &&
    address.every(({ parameter, text }, at) => (parameter ? given[at] !== '' : given[at] === text));
  return (path) => {
    const given = segmentsOf(path);
    const exact = fixed.get(given.join('\n'));
    const before = patterns.find(
      (index) => index < (exact ?? addresses.length) && isOf(given, addresses[index]),
    );
    return before ?? exact;
  };
}
