/** Tells whether a title holds what was typed, regardless of case. Nothing typed finds nothing: specification, section 2. */
export function isFound(title = '', typed: string): boolean {
  const words = typed.trim().toLowerCase();
  return words !== '' && title.toLowerCase().includes(words);
}
