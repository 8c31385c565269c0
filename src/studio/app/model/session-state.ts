import type { Undo } from '../../contract/changes.ts';
import type { Choices, Forms } from '../../contract/forms.ts';
import type { FileData, PageAnswer } from '../../contract/pages.ts';
import type { Path } from '../../contract/values.ts';
import type { KeptChange } from './unsaved-changes.ts';

/** What of a form is not on disk yet. */
export interface OpenForm {
  /** Sends it; resolves when it is on disk or refused. */
  flush: () => Promise<void>;
  /** Has the form show what is on disk at these places. */
  drop?: (places: { file: string; path: Path }[]) => void;
  /** Takes in a change that was typed for its place; returns whether it is one of this form. */
  adopt?: (change: KeptChange) => boolean;
  /** Returns whether something was typed that is not on disk. */
  isTyped?: () => boolean;
}

/** Why a page could not be read. */
interface PageFault {
  message: string;
  /** Whether there is no such page. */
  isMissing: boolean;
}

/** Why a change was not made. */
interface RefusedChange {
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
  /** Stays the same while the selected block moves. */
  selection: number;
  saving: 'saved' | 'saving' | 'refused';
  /** Why the last change was refused. */
  refusal?: RefusedChange | undefined;
  undo: Undo[];
  redo: Undo[];
}
