/** Adds to menus what browsers do not do by themselves. The app is loaded when one is opened. */

/** Closes by Escape the menu that has the focus, and leaves the focus on what opens it. */
function closeMenu({ key, target }: KeyboardEvent) {
  const menu =
    key === 'Escape' && (target as Element).closest<HTMLDetailsElement>('nav [name][open]');
  if (!menu) return;
  menu.open = false;
  (menu.firstChild as HTMLElement).focus();
}

/** Closes the menus that a press is not in. Where a press is kept from moving the focus, as by a carousel, it would stay in them. */
function closeOthers({ target }: PointerEvent) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('nav details[name][open]')) {
    if (menu.parentElement?.contains(target as Node)) continue;
    menu.open = false;
    if (menu.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }
}

/** Begins to listen. */
export function listenToMenus(): void {
  addEventListener('keydown', closeMenu);
  addEventListener('pointerdown', closeOthers, { capture: true });
}
