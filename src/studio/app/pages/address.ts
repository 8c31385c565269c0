/**
 * Returns the address for the title of a page: `/our-team` for `Our Team`. Characters that no address has are left
 * out.
 */
export function addressForTitle(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return `/${words.join('-')}`;
}
