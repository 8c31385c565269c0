/** What is known of one kind of problem, for `pagewright explain` and docs/problems.md. */
export interface CodeEntry {
  /** Permanent: never given to another kind of problem, not even when this one is gone. Printed as `PW101`. */
  number: number;
  /** The kind of problem in a few words. */
  title: string;
  /** Why it matters, and what usually causes it. */
  why: string;
  /** YAML (or a file's name) with the mistake. */
  bad: string;
  /** The same, mended. */
  good: string;
}

/** The entries of one group by their permanent names. */
export type CodeGroup = { [name: string]: CodeEntry };
