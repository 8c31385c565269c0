import { hash } from 'node:crypto';

/** Returns a short name for a text or a file's bytes: two that differ have different ones. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}
