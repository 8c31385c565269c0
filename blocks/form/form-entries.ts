import type { Entries, QueuedForm } from 'pagewright/forms';

/**
 * Returns the entries of a form. The honeypot is included only when it was filled in, which the server takes for
 * spam.
 */
export function readForm(form: HTMLFormElement, honeypot: string | undefined): Entries {
  return [...new FormData(form)].filter(([name, value]) => name !== honeypot || value !== '');
}

function described(entries: Entries): string {
  return JSON.stringify(
    entries.map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size],
    ),
  );
}

/** Returns whether two forms have the same entries; files are compared by name and size. */
export function sameEntries(one: Entries, other: Entries): boolean {
  return described(one) === described(other);
}

/** Fills a form with the entries of a queued one, files included. */
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
