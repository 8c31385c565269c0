/** The engine's modules that blocks may import by package name: the same files as in `exports` of its package.json. */
export const ENTRIES: Record<string, string> = {
  'pagewright/blocks': 'entry.ts',
  'pagewright/carousel': 'carousel/entry.ts',
  'pagewright/forms': 'forms.ts',
  'pagewright/icons': 'ui/icons.ts',
};
