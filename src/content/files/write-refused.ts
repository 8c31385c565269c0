/** The error when files were not written; its message is for the user. Nothing has been changed then. */
export class WriteRefused extends Error {
  constructor(
    /** Whether a file was changed meanwhile (`newer`), is write-protected, or another program is writing (`busy`). */
    readonly reason: 'newer' | 'protected' | 'busy',
    message: string,
  ) {
    super(message);
    this.name = 'WriteRefused';
  }
}
