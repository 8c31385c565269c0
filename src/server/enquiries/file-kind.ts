/** What a file is by its content. Its name is only what somebody calls it. */

const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The header of an entry of a ZIP archive; the entry's name follows 30 bytes after its start. */
const ZIP_ENTRY = Buffer.from('504b0304', 'hex');
const NAME_AT = 30;

function startsWith(content: Buffer, signature: Buffer | string, at = 0): boolean {
  const bytes = Buffer.from(signature);
  return content.subarray(at, at + bytes.length).equals(bytes);
}

/** Whether a ZIP archive holds an entry below a folder. */
function hasEntryIn(content: Buffer, folder: string): boolean {
  if (!startsWith(content, ZIP_ENTRY)) return false;
  for (let at = 0; at >= 0; at = content.indexOf(ZIP_ENTRY, at + 1)) {
    if (startsWith(content, folder, at + NAME_AT)) return true;
  }
  return false;
}

/** The kinds whose content can be told, by the ending of their names. */
const KINDS: Record<string, (content: Buffer) => boolean> = {
  '.pdf': (content) => startsWith(content, '%PDF-'),
  '.doc': (content) => startsWith(content, OLE2),
  '.docx': (content) => hasEntryIn(content, 'word/'),
  '.xls': (content) => startsWith(content, OLE2),
  '.xlsx': (content) => hasEntryIn(content, 'xl/'),
  '.zip': (content) => startsWith(content, ZIP_ENTRY),
  '.png': (content) => startsWith(content, Buffer.from('89504e470d0a1a0a', 'hex')),
  '.jpg': (content) => startsWith(content, Buffer.from('ffd8ff', 'hex')),
  '.jpeg': (content) => startsWith(content, Buffer.from('ffd8ff', 'hex')),
  '.gif': (content) => startsWith(content, 'GIF8'),
  '.webp': (content) => startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8),
};

/**
 * The kind of a file among those that a form accepts.
 *
 * @param accepted endings with their dots; none where any file may be sent
 * @returns an ending, or nothing when the content is of no accepted kind
 */
export function fileKind(content: Buffer, accepted: string[]): string | undefined {
  const endings = accepted.length > 0 ? accepted : Object.keys(KINDS);
  const kind = endings.find((ending) => KINDS[ending]?.(content));
  if (kind) return kind;
  // Of a kind without a signature, such as .txt, the name is all there is.
  const unknowable = endings.find((ending) => !(ending in KINDS));
  return accepted.length === 0 ? 'unknown' : unknowable;
}
