/** Writes the visitor's year into the elements that show the current year, which the build could only guess. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = `${new Date().getFullYear()}`;
  }
}
