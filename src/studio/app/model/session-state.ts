import type { SourceLocation } from '../../../content/model/types.ts';
import type { Undo } from '../../contract/changes.ts';
import type { Choices, Forms } from '../../contract/forms.ts';
import type { FileData, PageResponse } from '../../contract/pages.ts';
import type { CollectionResponse } from '../../contract/site.ts';
import type { SiteView } from './site-view.ts';
import type { KeptChange } from './unsaved-changes.ts';

/** The digests of files; `undefined` for files that were not read. */
export type Digests = Record<string, string | undefined>;

/** An open form, with its changes that are not on disk yet. */
export interface OpenForm {
  /** Sends the changes; resolves when they are on disk or refused. */
  flush: () => Promise<void>;
  /** Drops the typed changes at these places and shows what is on disk. */
  drop?: (places: SourceLocation[]) => void;
  /** Adopts a change to the form's value; returns whether the change belongs to this form. */
  adopt?: (change: KeptChange) => boolean;
  /** Returns whether there are typed changes that are not on disk. */
  isTyped?: () => boolean;
}

/** Why a page could not be read. */
interface PageError {
  message: string;
  /** Whether the page does not exist. */
  isMissing: boolean;
}

/** Why a change was refused. */
interface RefusedChange {
  message: string;
  /** Whether a field of the form shows the reason. */
  isAtField: boolean;
}

export interface SessionState {
  route: string;
  page?: PageResponse | undefined;
  /** Whether the server requires a token first. */
  isLocked?: boolean;
  pageError?: PageError | undefined;
  /** The files in use, as they are on disk. */
  data: Record<string, FileData>;
  forms?: Forms | undefined;
  choices?: Choices | undefined;
  /** The path of the selected block, as in `blocks.2`. */
  selected?: string | undefined;
  /** Changes with each selection, but not while the selected block moves. */
  selection: number;
  /** The part of the site whose form is open instead of the page's. */
  view?: SiteView | undefined;
  /** The collection that is open, with its rows. */
  collection?: CollectionResponse | undefined;
  saving: 'saved' | 'saving' | 'refused';
  /** Why the last change was refused. */
  refusal?: RefusedChange | undefined;
  undo: Undo[];
  redo: Undo[];
}
