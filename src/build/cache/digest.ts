import { hash } from 'node:crypto';

/** Returns a digest of a text or of a file's bytes: the first 22 characters (132 bits) of its SHA-256 in base64url. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}
