/**
 * The exports of `pagewright/forms`, for authors of blocks that send a form. These names stay until the next major
 * version, as docs/blocks.md promises.
 */
export { acceptedExtensions, fileErrorMessage, MAX_FILE_SIZE } from './browser/file-limits.ts';
export {
  type Outbox,
  type OutboxAccess,
  OutboxContext,
  type OutboxListener,
  type QueuedForm,
  type Turn,
} from './browser/outbox.ts';
export { type Entries, type Outcome, type Submission, submit } from './browser/submission.ts';
