import { createHash } from 'node:crypto';

/** Returns an inline script or style sheet as a Content-Security-Policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
