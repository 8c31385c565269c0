/** The parameters of issues about links, pictures and other files that a value refers to, by issue code. */

export interface ReferenceParams {
  /** An address that is neither a valid internal nor a valid external link, or an internal one in an odd form. */
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
    /** The scheme, before the first colon: `mailto`. */
    scheme?: string | undefined;
    /** The path of the same page on this site. */
    path?: string;
  };
  /** A path with other capitals than the page or file; `rest` is the text after the path. */
  'letter-case': { written: string; right: string; rest?: string };
  /** A picture that is not in the public folder. */
  'missing-image': { path: string; known: Set<string> };
  /**
   * A file that is not in the public folder; `player` is set when the value is the address of a video player's page
   * instead.
   */
  'missing-file': { path: string; known: Set<string>; player?: string };
  /** The name of an icon that does not exist; `isOdd` when no icon can have that name. */
  'unknown-icon': { name: string; known: Set<string>; isOdd: boolean };
  /** A picture that cannot be read, or an icon that cannot be inlined into a page. */
  'broken-picture':
    | { path: string; reason: string; icon?: undefined }
    | { icon: string; element?: string; attribute?: string };
  /** A picture in a format that browsers cannot show. */
  'unsupported-picture': { ending: string };
  /** A picture of unknown size. */
  'image-without-size': { path: string; isElsewhere: boolean };
  /** A film, or captions, in a format that browsers cannot play. */
  'unsupported-film': { path: string; ending: string; is: 'captions' | 'picture' | 'film' };
}
