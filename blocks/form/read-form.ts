/** What stands in a form, by name. */
export type Entries = [string, FormDataEntryValue][];

/** What is in the form. The trap for machines goes along only when something fell into it: the server keeps that apart. */
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

/** Whether two forms say the same; a file is the same when it has the same name and size. */
export function isSame(one: Entries, other: Entries): boolean {
  return described(one) === described(other);
}

/** The entries as `fetch` takes them. */
export function toFormData(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}
