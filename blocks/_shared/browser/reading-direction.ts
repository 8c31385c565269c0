/**
 * Returns whether text runs from right to left in an element. It reads `dir` attributes, not the computed style,
 * which would force a style recalculation.
 */
export function isRightToLeft(element: Element): boolean {
  return element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
}
