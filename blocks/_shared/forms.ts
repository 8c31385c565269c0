/**
 * What the author of a block that sends a form imports as `pagewright/forms`: names here stay what they are until the next major
 * version, as docs/blocks.md tells them.
 */
export { acceptedEndings, MAX_FILE_SIZE } from './browser/file-limits.ts';
export {
  type Outbox,
  type OutboxAccess,
  OutboxContext,
  type OutboxListener,
  type QueuedForm,
  type Turn,
} from './browser/outbox.ts';
export { type Entries, type Outcome, type Submission, submit } from './browser/submission.ts';
