/**
 * Adds to dialogs and menus what browsers do not do by themselves, and keeps floating elements off fields. The app is
 * loaded when a dialog or a menu is opened.
 */
import { afterPaint } from '../../blocks/_shared/browser/after-paint.ts';

/** Plays the films of a dialog, or pauses them. */
function playOrPauseFilms(target: EventTarget | null) {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const film of target.querySelectorAll('video')) {
    if (target.open) film.play().catch(() => {});
    else film.pause();
  }
}

/** Closes a dialog after the next paint, so that the button's pressed state is painted before the whole page is. */
function closeAfterPaint(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLDialogElement) || !event.cancelable) return;
  event.preventDefault();
  afterPaint(() => target.close());
}

/**
 * Closes a dialog when no button that opens it is shown any more, as the mobile menu on a tablet that is turned: the
 * page behind it has a menu of its own then.
 */
function closeWithoutButton() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open][id]')) {
    const buttons = [
      ...document.querySelectorAll(`[command=show-modal][commandfor="${dialog.id}"]`),
    ];
    if (buttons.length > 0 && !buttons.some((button) => button.checkVisibility())) dialog.close();
  }
}

function listenToDialogs(): void {
  // A film plays while its dialog is open. These events do not bubble, so they are captured.
  for (const type of ['toggle', 'close'])
    addEventListener(type, ({ target }) => playOrPauseFilms(target), true);
  addEventListener('cancel', closeAfterPaint, true);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    // Not all browsers support `closedby`, and the padding of a film's dialog looks like the backdrop.
    if (!('closedBy' in target) || target.matches(':has(> video)')) target.close();
  });
  addEventListener('resize', closeWithoutButton);
  // A dialog may have been opened, and the window resized, before this code was loaded.
  closeWithoutButton();
  for (const dialog of document.querySelectorAll('dialog:has(video)')) playOrPauseFilms(dialog);
}

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

function listenToMenus(): void {
  addEventListener('keydown', closeMenu);
  addEventListener('click', closeFollowed);
  addEventListener('toggle', onToggle, { capture: true });
  addEventListener('pointerdown', closeOthers, { capture: true });
}

/**
 * Fields that a visitor fills in; nothing that floats over the page may cover them. Buttons are uncovered by
 * scrolling.
 */
const FIELDS = 'main :is(input, select, textarea)';
/** The icon bar at the foot of a narrow window and, in dev, the link to Studio. */
const FLOATING = '.block-side-rail, .edit-this-page';

let observers: IntersectionObserver[] = [];

/** Sets `data-covers` on a floating element while it covers a field, or would cover it if it were shown. */
function observe(floating: HTMLElement, fields: NodeListOf<Element>): IntersectionObserver {
  // The place without transforms, so that an element that is moved out of the window has the place where it is shown.
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = floating;
  const sides = [top, innerWidth - left - width, innerHeight - top - height, left];
  const covered = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      floating.toggleAttribute('data-covers', covered.size > 0);
    },
    { rootMargin: sides.map((side) => `${-side}px`).join(' ') },
  );
  for (const field of fields) observer.observe(field);
  return observer;
}

function observeFields() {
  for (const observer of observers) observer.disconnect();
  const fields = document.querySelectorAll(FIELDS);
  const floating = [...document.querySelectorAll<HTMLElement>(FLOATING)];
  observers = floating.map((each) => observe(each, fields));
}

const WATCHED = `${FIELDS}, ${FLOATING}`;
const isWatched = (node: Node) =>
  node instanceof Element && (node.matches(WATCHED) || node.querySelector(WATCHED) !== null);

/**
 * Starts to hide floating elements where they would cover a field (side-rail/deferred.css). Only islands have fields,
 * so the app is loaded before one comes into view.
 */
function watchCoveredFields(): void {
  observeFields();
  addEventListener('resize', observeFields);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isWatched))) observeFields();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Starts listening. */
export function listenToOverlays(): void {
  listenToDialogs();
  listenToMenus();
  watchCoveredFields();
}
