/** The fields by which pages, blocks and entries appear and disappear. */
export const FIELDS = ['draft', 'publishFrom', 'publishUntil'] as const;

/** Whether a text may have such a field; `dynamic` files are not taken as they are. */
export function mayBeTimed(text: string): boolean {
  return FIELDS.some((field) => text.includes(`${field}:`));
}
