/** Returns a text as a regular expression looks for it, sign by sign. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
