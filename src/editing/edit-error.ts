/** Why a change cannot be made. */
export type EditErrorReason =
  /** The file cannot be parsed. */
  | 'unreadable'
  /** The file would exceed the maximum size. */
  | 'too-large'
  /** There is no value at the path. */
  | 'missing'
  /** The value is written in another place of the file: it comes from an alias or a merge. */
  | 'elsewhere'
  /** The change would affect other values too. */
  | 'not-alone'
  /** The path or the operation does not fit the data. */
  | 'misfit';

/** The error when a change cannot be made; its message is for the user. Nothing has been changed then. */
export class EditError extends Error {
  constructor(
    readonly reason: EditErrorReason,
    message: string,
  ) {
    super(message);
    this.name = 'EditError';
  }
}
