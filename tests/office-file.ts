/** ZIP archives, as word processors write them. */
import { deflateRawSync } from 'node:zlib';

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** Packs files without the central directory, which is not needed to recognise the type. */
export function archive(...entries: [name: string, content: string | Buffer][]): Buffer {
  return Buffer.concat(
    entries.flatMap(([name, content]) => {
      const packed = deflateRawSync(content);
      const head = Buffer.alloc(30);
      head.writeUInt32LE(0x04034b50, 0);
      head.writeUInt16LE(8, 8);
      head.writeUInt32LE(packed.length, 18);
      head.writeUInt32LE(Buffer.byteLength(content), 22);
      head.writeUInt16LE(name.length, 26);
      return [head, Buffer.from(name), packed];
    }),
  );
}

/** Returns a text document. */
export const docx = (content: string | Buffer = 'Hello'): Buffer =>
  archive(['word/document.xml', content], ['[Content_Types].xml', CONTENT_TYPES]);
