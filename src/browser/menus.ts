/** What menus do beyond what browsers do by themselves. Whoever opens one has woken the app. */

/** Escape closes the menu that has the focus, and leaves the focus on what opens it. */
function closeMenu({ key, target }: KeyboardEvent) {
  const menu =
    key === 'Escape' && (target as Element).closest<HTMLDetailsElement>('nav [name][open]');
  if (!menu) return;
  menu.open = false;
  (menu.firstChild as HTMLElement).focus();
}

/** Begins to listen. */
export function listenToMenus(): void {
  addEventListener('keydown', closeMenu);
}
