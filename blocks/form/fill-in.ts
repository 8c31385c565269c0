import type { QueuedForm } from 'pagewright/forms';

/** Fills a form with what was queued of it, files included. */
export function fillIn(form: HTMLFormElement, { entries }: QueuedForm): void {
  for (const [name, value] of entries) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && value instanceof File) {
      const files = new DataTransfer();
      files.items.add(value);
      control.files = files.files;
    } else if (control instanceof HTMLElement && 'value' in control) {
      control.value = value;
    }
  }
}
