/** Brings a field of the open form into view, however deep it lies in lists and groups that are folded. */

import type { Path } from '../../contract/values.ts';

/** Returns the id that the form library gives to an element of a form: `root_items_0_title`. */
const idOf = (path: Path) => ['root', ...path].join('_');

const FOCUSABLE = 'input, textarea, select, button';

/** So many times the form is looked at: it renders again for each list that opens, and for another block. */
const MAX_LOOKS = 40;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Opens what a field lies in, and gives it the focus; the nearest field around it where there is none.
 *
 * @param panel holds the form, or will in a moment
 * @param path the way from the form's own value to the field
 */
export async function revealField(panel: HTMLElement, path: Path): Promise<void> {
  let found: HTMLElement | undefined;
  for (let look = 0; look < MAX_LOOKS; look++) {
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

/** Unfolds a field and what it lies in; returns it where the form has it already. */
function openField(panel: HTMLElement, path: Path): HTMLElement | undefined {
  const id = CSS.escape(idOf(path));
  panel.querySelector<HTMLElement>(`[aria-controls="${id}__entry"][aria-expanded=false]`)?.click();
  const field = panel.querySelector<HTMLElement>(`[data-field="${id}"]`);
  for (let around: HTMLElement | null = field; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  return field ?? undefined;
}
