/**
 * Keeps changes that are not on disk although their form is closed, or that conflict with changes of somebody else,
 * until they are written or discarded.
 */

import type { SourceLocation } from '../../../content/model/types.ts';
import type { Conflict } from '../../contract/changes.ts';
import type { ApiError } from './api.ts';
import { Store } from './store.ts';
import { type FieldChange, isSamePlace, isWithin } from './values.ts';

/** A change that was typed into the form of a value in a file. */
export type TypedChange = FieldChange & { file: string };

/** A refused change, with the digest of the file that it was made for, and the reason. */
export type KeptChange = TypedChange & { digest: string | undefined; reason?: string | undefined };

/** A conflict, with the digest of the file when it was found. */
type KeptConflict = Conflict & { digest: string | undefined };

export interface UnsavedState {
  conflicts: KeptConflict[];
  kept: KeptChange[];
}

export class UnsavedChanges extends Store<UnsavedState> {
  constructor() {
    super({ conflicts: [], kept: [] });
  }

  /** Drops refused changes at the places of changes that have been made. */
  made(changes: SourceLocation[]): void {
    const before = this.state();
    const isMade = (place: SourceLocation) => changes.some((change) => isWithin(place, change));
    const conflicts = before.conflicts.filter(
      ({ file, path, place }) =>
        !isMade({ file, path }) && !(place && isMade({ file, path: place })),
    );
    const kept = before.kept.filter((one) => !isMade(one));
    const isSame =
      conflicts.length === before.conflicts.length && kept.length === before.kept.length;
    if (!isSame) this.set({ conflicts, kept });
  }

  /** Stores the conflicts of a refusal. */
  refused({ details: { conflicts = [], files = {} } }: ApiError): void {
    if (conflicts.length === 0) return;
    const found = conflicts.map((one) => ({ ...one, digest: files[one.file]?.digest }));
    const others = this.state().conflicts.filter(
      (one) => !found.some((other) => isSamePlace(one, other)),
    );
    this.set({ conflicts: [...others, ...found] });
  }

  /** Stores changes that are in no form any more; those in conflict are stored already. */
  keep(changes: TypedChange[], digest: string | undefined, reason: string | undefined): void {
    const { conflicts, kept } = this.state();
    const added = changes
      .filter((change) => !conflicts.some((one) => isSamePlace(one, change)))
      .map((change) => ({ ...change, digest, reason }));
    const others = kept.filter((one) => !added.some((change) => isSamePlace(one, change)));
    if (added.length > 0) this.set({ kept: [...others, ...added] });
  }

  /**
   * Hands changes over to a form that shows their place.
   *
   * @param adopt returns whether the form takes a change
   */
  handOver(adopt: (change: KeptChange) => boolean): void {
    const { kept } = this.state();
    const rest = kept.filter((change) => !adopt(change));
    if (rest.length < kept.length) this.set({ kept: rest });
  }

  /** Discards the changes in conflict. */
  dropConflicts(): void {
    this.set({ conflicts: [] });
  }

  /** Discards changes that are in no form any more. */
  dropKept(): void {
    this.set({ kept: [] });
  }
}
