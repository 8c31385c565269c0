import type { KeptForm } from './kept-forms.ts';

/** Puts what was kept back into its form, files included. */
export function fillIn(form: HTMLFormElement, { entries }: KeptForm): void {
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
