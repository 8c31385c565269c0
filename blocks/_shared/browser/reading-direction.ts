/** Returns whether lines run from right to left where an element stands. Its style is not asked: browsers would have to work it out at once. */
export function isRightToLeft(element: Element): boolean {
  return element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
}
