import type { Conflict, Undo } from '../../contract/changes.ts';
import type { Choices, Forms } from '../../contract/forms.ts';
import type { FileData, PageAnswer } from '../../contract/pages.ts';
import type { Path } from '../../contract/values.ts';

/** What of a form is not on disk yet. */
export interface OpenForm {
  /** Sends it; resolves when it is on disk or refused. */
  flush: () => Promise<void>;
  /** Has the form show what is on disk at these places. */
  drop?: (places: { file: string; path: Path }[]) => void;
}

/** Why a page could not be read. */
export interface PageFault {
  message: string;
  /** Whether there is no such page. */
  isMissing: boolean;
}

/** Why a change was not made. */
export interface RefusedChange {
  message: string;
  /** Whether the form shows it beside a field: a value was to be written there. */
  isAtField: boolean;
}

export interface SessionState {
  route: string;
  page?: PageAnswer | undefined;
  /** Whether the server asks for a token first. */
  isLocked?: boolean;
  fault?: PageFault | undefined;
  /** The files that are looked at, as they are on disk. */
  data: Record<string, FileData>;
  forms?: Forms | undefined;
  choices?: Choices | undefined;
  /** The path of the block that is selected, as in `blocks.2`. */
  selected?: string | undefined;
  saving: 'saved' | 'saving' | 'refused';
  /** Why the last change was refused. */
  refusal?: RefusedChange | undefined;
  /** What was refused since somebody else has changed the same, and the files as they were then. */
  conflict?: { entries: Conflict[]; digests: Record<string, string> } | undefined;
  undo: Undo[];
  redo: Undo[];
}
