/** Returns whether text runs from right to left, by `dir`: the computed style would force a recalculation. */
export function isRightToLeft(element: Element): boolean {
  return element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
}
