import type { EnquiryRow, FileRow } from './tables.ts';

export interface StoredFile extends Omit<FileRow, 'enquiry_id'> {}

/** An enquiry with what was sent along. */
export interface Enquiry extends Omit<EnquiryRow, 'fields'> {
  fields: Record<string, string>;
  files: StoredFile[];
}
