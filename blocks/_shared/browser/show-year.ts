/** Writes the visitor's year where a page names the current one, which the build could only guess. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = `${new Date().getFullYear()}`;
  }
}
