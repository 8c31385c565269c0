/** The fields by which pages, blocks and entries appear and disappear. */
export const FIELDS = ['draft', 'publishFrom', 'publishUntil'] as const;

/** Whether a text may have such a field; `dynamic` files are not taken as they are. What begins with a capital is soon searched for. */
export function mayBeTimed(text: string): boolean {
  return text.includes('draft:') || text.includes('From:') || text.includes('Until:');
}
