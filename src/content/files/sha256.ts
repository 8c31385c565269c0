import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes, in hexadecimal digits. */
export function sha256Of(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
