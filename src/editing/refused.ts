/** Why a change cannot be made. */
type RefusalReason =
  /** The file cannot be read as it is. */
  | 'unreadable'
  /** The file would be larger than any that is read. */
  | 'too-large'
  /** Nothing stands at the path. */
  | 'missing'
  /** The value is written somewhere else in the file: it comes by an alias or a merge. */
  | 'elsewhere'
  /** It would change something else too. */
  | 'not-alone'
  /** The path and the operation do not fit what is there. */
  | 'misfit';

/** Says why a change cannot be made, in a sentence for whoever asked for it. Nothing has been changed then. */
export class EditRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
    this.name = 'EditRefused';
  }
}
