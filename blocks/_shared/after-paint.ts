/** Does what makes the browser look at the whole page after the visitor has seen that the press was heard. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
