/** Adds to menus what browsers do not do by themselves. The app is loaded when one is opened. */

/** Keeps a menu hidden that shows because the pointer rests on its entry, until the pointer comes anew. */
function dismiss(menu: HTMLDetailsElement) {
  const entry = menu.parentElement;
  if (!entry?.matches(':hover')) return;
  entry.toggleAttribute('data-dismissed', true);
  // A finger leaves before the click, so that only the next pointer that enters tells.
  for (const event of ['pointerleave', 'pointerenter'])
    entry.addEventListener(event, () => entry.removeAttribute('data-dismissed'), { once: true });
}

function close(menu: HTMLDetailsElement) {
  menu.open = false;
  dismiss(menu);
}

/** Lets the second click on an entry hide its menu, although the pointer rests on it. */
function onToggle({ target, newState }: ToggleEvent) {
  const menu = target as HTMLDetailsElement;
  if (newState === 'closed' && menu.matches('nav details[name]')) dismiss(menu);
}

/** Closes by Escape the menu that has the focus, and leaves the focus on what opens it; or the one that is pointed at. */
function closeMenu({ key, target }: KeyboardEvent) {
  if (key !== 'Escape') return;
  const focused = (target as Element).closest<HTMLDetailsElement>('nav [name][open]');
  const pointedAt = document.querySelector<HTMLDetailsElement>('nav li:hover > details[name]');
  if (pointedAt) close(pointedAt);
  if (!focused) return;
  close(focused);
  (focused.firstChild as HTMLElement).focus();
}

/** Closes a menu whose link is followed in this window, since it would lie over the page that comes. */
function closeFollowed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('a');
  const menu = link?.closest<HTMLDetailsElement>('nav details[name]');
  if (menu && link?.target !== '_blank' && !metaKey && !ctrlKey && !shiftKey) close(menu);
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
  addEventListener('click', closeFollowed);
  addEventListener('toggle', onToggle, { capture: true });
  addEventListener('pointerdown', closeOthers, { capture: true });
}
