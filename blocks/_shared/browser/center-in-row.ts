/** Scrolls a row that scrolls by itself, so that one of its items is in the middle, as far as the row goes. */
export function centerInRow(row: HTMLElement, item: HTMLElement): void {
  row.scrollTo({ left: item.offsetLeft + item.offsetWidth / 2 - row.clientWidth / 2 });
}
