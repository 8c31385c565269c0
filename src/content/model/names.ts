/** Names of files, entries and addresses. */

/** Returns the name of a fragment or collection from a file name: without folders and extension. */
export const withoutFile = (name: string): string => name.replace(/^.*\/|\.ya?ml$/g, '');

/** Returns the names without those of variants in other languages, such as `services.ar`, which no file uses. */
export const ownNames = (names: Iterable<string>) =>
  [...names].filter((name) => !name.includes('.'));

/** Converts a text to a valid name: `Über uns!` becomes `uber-uns`. */
export function repairedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The fields of pages, blocks and entries that say when they are published. */
export const PUBLICATION_FIELDS = ['draft', 'publishFrom', 'publishUntil'] as const;
