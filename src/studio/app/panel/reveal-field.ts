/** Scrolls to a field of the open form, unfolding the lists and groups that contain it. */

import type { DataPath } from '../../../content/model/types.ts';

/** Returns the id that the form library gives to an element: `root_items_0_title`. */
const idOf = (path: DataPath) => ['root', ...path].join('_');

const FOCUSABLE = 'input, textarea, select, button';

/**
 * How many frames to look for the field: the form renders again for each list that is unfolded, and for another
 * block.
 */
const MAX_ATTEMPTS = 40;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Unfolds what contains a field and focuses the field, or the nearest existing field around it.
 *
 * @param panel the element that contains the form, now or in a moment
 * @param path the path of the field within the form's value
 */
export async function revealField(panel: HTMLElement, path: DataPath): Promise<void> {
  let found: HTMLElement | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await nextFrame();
    for (let depth = 1; depth <= path.length; depth++) {
      found = openField(panel, path.slice(0, depth)) ?? found;
    }
    if (found?.dataset.field === idOf(path)) break;
  }
  const first = panel.querySelector<HTMLElement>('.form');
  const target = (found ?? first)?.querySelector<HTMLElement>(FOCUSABLE);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}

/** Unfolds a field and what contains it; returns the field if it is rendered. */
function openField(panel: HTMLElement, path: DataPath): HTMLElement | undefined {
  const id = CSS.escape(idOf(path));
  panel.querySelector<HTMLElement>(`[aria-controls="${id}__entry"][aria-expanded=false]`)?.click();
  const field = panel.querySelector<HTMLElement>(`[data-field="${id}"]`);
  for (let around: HTMLElement | null = field; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  return field ?? undefined;
}
