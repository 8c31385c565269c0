import type { Entries } from 'pagewright/forms';

/** Returns what the form holds. The honeypot goes along only when it was filled in: the server takes that for spam. */
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

/** Tells whether two forms hold the same; a file is the same when it has the same name and size. */
export function isSame(one: Entries, other: Entries): boolean {
  return described(one) === described(other);
}
