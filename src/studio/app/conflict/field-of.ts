import type { Path } from '../../contract/values.ts';

/** Returns the name of the field at a path: `Heading` for `blocks.1.heading`. */
export function fieldOf({ path }: { path: Path }): string {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const words = String(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
