/** Adds to the menus of the header what browsers do not do by themselves. The app is loaded when one is opened. */

/** Hides a menu that is shown by hovering its entry, until the pointer enters the entry again. */
function dismiss(menu: HTMLDetailsElement) {
  const entry = menu.parentElement;
  if (!entry?.matches(':hover')) return;
  entry.toggleAttribute('data-dismissed', true);
  // A touch leaves before the click, so wait for the next pointer that enters.
  for (const event of ['pointerleave', 'pointerenter'])
    entry.addEventListener(event, () => entry.removeAttribute('data-dismissed'), { once: true });
}

function closeDetails(menu: HTMLDetailsElement) {
  menu.open = false;
  dismiss(menu);
}

/** Lets a second click on an entry hide its menu although the pointer is still over it. */
function onToggle({ target, newState }: ToggleEvent) {
  const menu = target as HTMLDetailsElement;
  if (newState === 'closed' && menu.matches('nav details[name]')) dismiss(menu);
}

/** Closes the menu that has the focus on Escape, and moves the focus to its button; else the menu under the pointer. */
function closeMenu({ key, target }: KeyboardEvent) {
  if (key !== 'Escape') return;
  const focused = (target as Element).closest<HTMLDetailsElement>('nav [name][open]');
  const pointedAt = document.querySelector<HTMLDetailsElement>('nav li:hover > details[name]');
  if (pointedAt) closeDetails(pointedAt);
  if (!focused) return;
  closeDetails(focused);
  (focused.firstChild as HTMLElement).focus();
}

/** Closes a menu when one of its links is followed in this window: it would cover the next page. */
function closeFollowed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('a');
  const menu = link?.closest<HTMLDetailsElement>('nav details[name]');
  if (menu && link?.target !== '_blank' && !metaKey && !ctrlKey && !shiftKey) closeDetails(menu);
}

/**
 * Closes the menus outside of which a press happens. Losing the focus is not enough: some elements, such as
 * carousels, keep a press from moving it.
 */
function closeOthers({ target }: PointerEvent) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('nav details[name][open]')) {
    if (menu.parentElement?.contains(target as Node)) continue;
    menu.open = false;
    if (menu.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }
}

/** Starts listening. */
export function listenToMenus(): void {
  addEventListener('keydown', closeMenu);
  addEventListener('click', closeFollowed);
  addEventListener('toggle', onToggle, { capture: true });
  addEventListener('pointerdown', closeOthers, { capture: true });
}
