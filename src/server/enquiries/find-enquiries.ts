import type { Kysely } from 'kysely';
import type { Enquiry, EnquiryRow, FileRow, Status, StoredFile, Tables } from './tables.ts';

/** A query for enquiries. */
export interface Wanted {
  status?: Status | undefined;
  /** The path that received them. */
  form?: string | undefined;
  /** A text that occurs in one of the fields or in the name of a file, whatever the case. */
  text?: string | undefined;
  limit?: number | undefined;
  /** How many of the latest to leave out. */
  offset?: number | undefined;
}

/** The maximum number of ids in one query; SQLite accepts at least a thousand parameters. */
const MAX_IDS = 500;

function matching(database: Kysely<Tables>, { status, form }: Wanted) {
  let rows = database.selectFrom('enquiries');
  if (status) rows = rows.where('status', '=', status);
  if (form) rows = rows.where('form', '=', form);
  return rows;
}

function holds(enquiry: EnquiryRow, words: string): boolean {
  const values: unknown[] = Object.values(fieldsOf(enquiry));
  return values.some((value) => String(value).toLocaleLowerCase().includes(words));
}

/** Finds enquiries, the latest first. */
export async function findEnquiries(
  database: Kysely<Tables>,
  wanted: Wanted = {},
): Promise<Enquiry[]> {
  const { limit, offset = 0 } = wanted;
  const words = wanted.text?.trim().toLocaleLowerCase();
  let rows = matching(database, wanted)
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
  // SQLite ignores case for ASCII only, so the search is done here.
  if (!words && limit !== undefined) rows = rows.limit(limit).offset(offset);
  const found = await rows.execute();
  if (!words) return withFiles(database, found);
  const end = limit === undefined ? undefined : offset + limit;
  return withFiles(database, found.filter((enquiry) => holds(enquiry, words)).slice(offset, end));
}

/** Counts the enquiries by form and status. */
export function countEnquiries(
  database: Kysely<Tables>,
): Promise<{ form: string; status: Status; count: number }[]> {
  return database
    .selectFrom('enquiries')
    .select(({ fn }) => ['form', 'status', fn.countAll().as('count')])
    .groupBy(['form', 'status'])
    .orderBy('form')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count) })));
}

/** Adds their files to rows of enquiries. */
export async function withFiles(database: Kysely<Tables>, rows: EnquiryRow[]): Promise<Enquiry[]> {
  const byEnquiry = new Map<string, StoredFile[]>();
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS);
    for (const { enquiry_id: id, ...file } of await filesOf(database, some)) {
      byEnquiry.set(id, [...(byEnquiry.get(id) ?? []), file]);
    }
  }
  return rows.map((row) => ({
    ...row,
    fields: fieldsOf(row),
    files: byEnquiry.get(row.id) ?? [],
  }));
}

/** The damaged rows that were logged, so that each is logged once. */
const logged = new Set<string>();

/** Returns the fields of a row. A damaged row is logged, and its text is returned as far as it can be read. */
function fieldsOf({ id, fields }: EnquiryRow): Record<string, string> {
  const read = parsed(fields);
  // The driver puts U+FFFD in place of bytes that are not UTF-8.
  if ((!read || fields.includes('\ufffd')) && !logged.has(id)) {
    logged.add(id);
    console.error(`Enquiry ${id} is damaged in the database: not all of its text can be read.`);
  }
  return read ?? { damaged: fields };
}

function parsed(text: string): Record<string, string> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function filesOf(database: Kysely<Tables>, enquiries: string[]): Promise<FileRow[]> {
  return database
    .selectFrom('enquiry_files')
    .selectAll()
    .where('enquiry_id', 'in', enquiries)
    .orderBy('field')
    .execute();
}
