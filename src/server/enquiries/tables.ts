import type { Kysely } from 'kysely';

/** `new` until somebody has read it; `quarantined` when it looks like spam. */
export const STATUSES = ['new', 'read', 'quarantined'] as const;
export type Status = (typeof STATUSES)[number];

export interface EnquiryRow {
  id: string;
  /** What makes a repeat the same enquiry: a digest of the client's key and of the content. */
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
  /** The random name under which the file lies on disk. */
  id: string;
  enquiry_id: string;
  field: string;
  /** What the visitor called it. Never used as a path. */
  name: string;
  kind: string;
  size: number;
  sha256: string;
}

/** What a file holds, where several servers share the database and no disk. */
interface FileContentRow {
  file_id: string;
  content: Buffer;
}

/** A mail that is still to be sent. The row goes when the mail server has taken it. */
export interface NoticeRow {
  enquiry_id: string;
  /** How often it has been tried. */
  attempts: number;
  /** ISO 8601 in UTC. A server that tries it moves this on first, so that no other does at the same time. */
  due_at: string;
}

/** Somebody who reads the inbox in a browser. */
interface SessionRow {
  /** A digest of what the browser holds: a reader of the table cannot use it. */
  digest: string;
  ends_at: string;
}

/** Identifies a database; a copy has the identity of its original. */
interface IdentityRow {
  key: number;
  id: string;
}

/** A file as its enquiry names it. */
export interface StoredFile extends Omit<FileRow, 'enquiry_id'> {}

/** An enquiry with what was sent along. */
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

/** Creates the tables that do not exist yet, with the same statements in SQLite and PostgreSQL. */
export async function createTables(database: Kysely<Tables>): Promise<void> {
  await createEnquiryTables(database);
  await database.schema
    .createTable('enquiry_notices')
    .ifNotExists()
    .addColumn('enquiry_id', 'text', (column) =>
      column.primaryKey().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('inbox_sessions')
    .ifNotExists()
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('database_identity')
    .ifNotExists()
    .addColumn('key', 'integer', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .execute();
}

/** Creates the table of the contents of files, which PostgreSQL stores as well. Needs the other tables. */
export async function createFileContentTable(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('enquiry_file_contents')
    .ifNotExists()
    .addColumn('file_id', 'text', (column) =>
      column.primaryKey().references('enquiry_files.id').onDelete('cascade'),
    )
    .addColumn('content', 'bytea', (column) => column.notNull())
    .execute();
}

async function createEnquiryTables(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('enquiries')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('receipt', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('enquiry_files')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
  for (const [name, table, column] of [
    ['enquiries_received_at', 'enquiries', 'received_at'],
    ['enquiry_files_enquiry_id', 'enquiry_files', 'enquiry_id'],
  ] as const) {
    await database.schema.createIndex(name).ifNotExists().on(table).column(column).execute();
  }
}
