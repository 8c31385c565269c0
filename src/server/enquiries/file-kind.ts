import { fileTypeFromFile } from 'file-type';

/** What file-type calls the kinds whose content can be recognised, by the ending of their names. */
const KINDS: Record<string, string> = {
  '.pdf': 'pdf',
  '.doc': 'cfb',
  '.docx': 'docx',
  '.xls': 'cfb',
  '.xlsx': 'xlsx',
  '.zip': 'zip',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.gif': 'gif',
  '.webp': 'webp',
};

/** Returns what a file is by its content, which is read as far as it takes to tell, or nothing. */
async function typeOf(file: string): Promise<string | undefined> {
  // What the library cannot make sense of is of no kind that it knows.
  const type = await fileTypeFromFile(file).catch((error) => {
    if (error.code) throw error;
    return undefined;
  });
  return type?.ext;
}

/**
 * Finds out the kind of an uploaded file; its name is only what somebody calls it.
 *
 * @param ending of the name, one of those that the form accepts; nothing where any file may be sent
 * @returns an ending, or nothing when the content is not of the kind that the name says
 * @throws when the file cannot be read
 */
export async function fileKind(file: string, ending?: string): Promise<string | undefined> {
  // Of a kind without a signature, such as .txt, the name is all there is.
  if (ending && !Object.hasOwn(KINDS, ending)) return ending;
  const type = await typeOf(file);
  if (ending) return KINDS[ending] === type ? ending : undefined;
  return Object.keys(KINDS).find((known) => KINDS[known] === type) ?? 'unknown';
}
