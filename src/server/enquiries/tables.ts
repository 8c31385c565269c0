import type { Kysely } from 'kysely';

/** `new` until somebody has read it; `quarantined` when it looks like spam. */
export type Status = 'new' | 'read' | 'quarantined';

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

export interface Tables {
  enquiries: EnquiryRow;
  enquiry_files: FileRow;
}

/** Makes the tables where they are not there yet; the same words in SQLite and PostgreSQL. */
export async function createTables(database: Kysely<Tables>): Promise<void> {
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
