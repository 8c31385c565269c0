import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { withoutMetadata } from './strip-metadata.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-bare-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pixels of more colours than a palette holds. */
const size = { width: 64, height: 64, channels: 3 } as const;
const pixels = Buffer.from(
  Array.from({ length: 64 * 64 }, (_, n) => [(n % 64) * 4, (n >> 6) * 4, (n * 7) % 256]).flat(),
);
const picture = () => sharp(pixels, { raw: size });

/** Returns a PNG file with the name of its author in it: https://www.w3.org/TR/png-3/#11tEXt */
async function signed(): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  const chunk = Buffer.from('tEXtAuthor\0Somebody');
  const [length, check] = [chunk.length - 4, crc32(chunk)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  }) as [Buffer, Buffer];
  const start = png.subarray(0, 33);
  return Buffer.concat([start, length, chunk, check, png.subarray(33)]);
}

async function bare(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return withoutMetadata(file, folder);
}

test.each([
  ['signed.png', signed],
  [
    'camera.png',
    () =>
      picture()
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .png()
        .toBuffer(),
  ],
])('%s loses what it says of its author, and none of its colours', async (name, make) => {
  const content = await make();
  expect(content.includes('Somebody')).toBe(true);
  const file = await bare(name, content);
  expect(readFileSync(file).includes('Somebody')).toBe(false);
  expect((await sharp(file).raw().toBuffer()).equals(pixels)).toBe(true);
});

test('a picture that says nothing is given back as it is', async () => {
  expect(await bare('plain.png', await picture().png().toBuffer())).toBe(
    path.join(folder, 'plain.png'),
  );
});
