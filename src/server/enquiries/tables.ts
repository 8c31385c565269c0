import { type Kysely, sql } from 'kysely';

/** `new` until somebody has read it; `quarantined` when it looks like spam. */
export const STATUSES = ['new', 'read', 'quarantined'] as const;
export type Status = (typeof STATUSES)[number];

export interface EnquiryRow {
  id: string;
  /** A digest of the client's key and the content, the same for a repeated submission. */
  receipt: string;
  /** The path that received it. */
  form: string;
  status: Status;
  /** Why it looks like spam. */
  suspicion: string | null;
  /** ISO 8601 in UTC, so that the order of texts is the order of times. */
  received_at: string;
  /** The fields as JSON. */
  fields: string;
}

export interface FileRow {
  /** The random name of the file on disk. */
  id: string;
  enquiry_id: string;
  field: string;
  /** Its name on the visitor's computer. Never used as a path. */
  name: string;
  kind: string;
  size: number;
  sha256: string;
}

/** The content of a file, when several servers share the database. */
interface FileContentRow {
  file_id: string;
  content: Buffer;
}

/** A mail to be sent. The row is deleted when the mail server has accepted it. */
export interface NoticeRow {
  enquiry_id: string;
  /** The number of tries so far. */
  attempts: number;
  /**
   * When to send it, as ISO 8601 in UTC. A server sets it to a later time before it sends, so that no other server does.
   */
  due_at: string;
}

/** A session of the inbox. */
interface SessionRow {
  /** A digest of the browser's token, which nobody can use to sign in. */
  digest: string;
  ends_at: string;
}

/** Identifies a database; a copy has the identity of its original. */
interface IdentityRow {
  key: number;
  id: string;
}

/** A file of an enquiry. */
export interface StoredFile extends Omit<FileRow, 'enquiry_id'> {}

/** An enquiry with its fields and files. */
export interface Enquiry extends Omit<EnquiryRow, 'fields'> {
  fields: Record<string, string>;
  files: StoredFile[];
}

export interface Tables {
  database_identity: IdentityRow;
  enquiries: EnquiryRow;
  enquiry_files: FileRow;
  enquiry_file_contents: FileContentRow;
  enquiry_notices: NoticeRow;
  inbox_sessions: SessionRow;
}

/** The statements that create missing tables, for SQLite and PostgreSQL. */
const CREATE = [
  `create table if not exists enquiries (
    id text primary key,
    receipt text not null unique,
    form text not null,
    status text not null,
    suspicion text,
    received_at text not null,
    fields text not null
  )`,
  `create table if not exists enquiry_files (
    id text primary key,
    enquiry_id text not null references enquiries (id) on delete cascade,
    field text not null,
    name text not null,
    kind text not null,
    size integer not null,
    sha256 text not null
  )`,
  'create index if not exists enquiries_received_at on enquiries (received_at)',
  'create index if not exists enquiry_files_enquiry_id on enquiry_files (enquiry_id)',
  `create table if not exists enquiry_notices (
    enquiry_id text primary key references enquiries (id) on delete cascade,
    attempts integer not null,
    due_at text not null
  )`,
  'create table if not exists inbox_sessions (digest text primary key, ends_at text not null)',
  'create table if not exists database_identity ("key" integer primary key, id text not null)',
];

/** Creates the table of the contents of files, which only PostgreSQL stores. */
const CREATE_CONTENTS = `create table if not exists enquiry_file_contents (
  file_id text primary key references enquiry_files (id) on delete cascade,
  content bytea not null
)`;

/** Creates missing tables, those of a shared database included. */
export async function createTables(database: Kysely<Tables>, isShared: boolean): Promise<void> {
  for (const statement of isShared ? [...CREATE, CREATE_CONTENTS] : CREATE) {
    await sql.raw(statement).execute(database);
  }
}
