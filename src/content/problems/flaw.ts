import type { DataPath, Place, TextEdit } from '../types.ts';
import type { ProblemName } from './codes.ts';

/** A value in a file: the file and the way to the value. */
export interface Spot {
  file: string;
  path: DataPath;
}

/** What a field that stands in the wrong place is a field of. */
export interface Belongs {
  to: string;
  /** The field without a value above it, below which it was meant to stand. */
  below?: string;
}

/** A problem whose place is still a path. Places cost a second, slower parsing, so they are looked up at the very end, and only if there is a flaw. */
export interface Flaw extends Spot {
  /** The permanent name of its kind; an entry of codes.ts. */
  code: ProblemName;
  severity?: 'warning';
  message: string;
  hint: string;
  suggestion?: string;
  /** Whether the suggestion can be put in place without asking. */
  sure?: true;
  /** How the value is mended for certain; `quote` puts it in quotation marks as it is written, as `‹quoted›` in the hint shows it. */
  fix?: 'quote' | { text: string };
  /** Whether the name of the value is meant, not the value. */
  atKey?: boolean;
  /** The part of the value that is meant. */
  within?: string;
  /** The field that is missing in the value. */
  missing?: string;
  /** Where a misplaced field belongs. */
  belongs?: Belongs;
  /** Whether a text is needed where a list or a group stands. */
  wantsText?: true;
  /** The value of the site file, `site.contact.phone`, that a template asks for in vain. */
  lost?: string;
  /** The place, when it is known already, and what mends it for certain. */
  place?: Place;
  edits?: TextEdit[];
  /** Whether it follows from a flaw that is told elsewhere, such as a file that cannot be read: it is not told itself. */
  follows?: boolean;
  route?: string;
  /** Where the file is pulled in, when it does not stand for itself. */
  usedBy?: Spot | undefined;
}

/** What is wrong, before anybody knows where. */
export type Fault = Omit<Flaw, 'file' | 'path'>;
