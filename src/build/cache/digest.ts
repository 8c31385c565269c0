import { hash } from 'node:crypto';

/** Returns a short name for a text: two texts that differ have different ones. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}
