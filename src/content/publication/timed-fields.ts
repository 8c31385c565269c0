/** The fields by which pages, blocks and entries appear and disappear. */
export const FIELDS = ['draft', 'publishFrom', 'publishUntil'] as const;
