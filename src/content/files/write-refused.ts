/** Says why files were not written, in a sentence for whoever wanted it. Nothing has been changed then. */
export class WriteRefused extends Error {
  constructor(
    /** Whether a file was changed by somebody else meanwhile, may not be written, or another program is writing. */
    readonly reason: 'newer' | 'protected' | 'busy',
    message: string,
  ) {
    super(message);
    this.name = 'WriteRefused';
  }
}
