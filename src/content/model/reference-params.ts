/** What each kind of issue about a link, a picture or another file that a value names says of it, by its name. */

export interface ReferenceParams {
  /** An address that leads neither into the site nor out of it, or into it in an odd way. */
  'odd-link': {
    to: string;
    reason:
      | 'script'
      | 'own-disk'
      | 'no-address'
      | 'wrong-form'
      | 'own-computer'
      | 'own-site'
      | 'top';
    /** What stands before the first colon: `mailto`. */
    scheme?: string | undefined;
    /** What leads to the same page of the site. */
    path?: string;
  };
  /** A path with other capitals than the page or file; `rest` follows it. */
  'letter-case': { written: string; right: string; rest?: string };
  /** A picture that is not in the public folder. */
  'missing-image': { path: string; known: Set<string> };
  /** A file that is not in the public folder, or the page of a film's player in its place. */
  'missing-file': { path: string; known: Set<string>; player?: string };
  /** A name that no icon has; `isOdd` for one that no icon can have. */
  'unknown-icon': { name: string; known: Set<string>; isOdd: boolean };
  /** A picture that cannot be read, or an icon that cannot be a part of a page. */
  'broken-picture':
    | { path: string; reason: string; icon?: undefined }
    | { icon: string; element?: string; attribute?: string };
  /** A picture of a kind that browsers cannot show. */
  'unsupported-picture': { ending: string };
  /** A picture whose size is not known. */
  'image-without-size': { path: string; isElsewhere: boolean };
  /** A film, or captions, of a kind that browsers cannot play. */
  'unsupported-film': { path: string; ending: string; is: 'captions' | 'picture' | 'film' };
}
