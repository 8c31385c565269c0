import type { Slip } from '../../content/model/slip.ts';
import { shown } from '../../content/yaml/edits.ts';

/** Returns the line with another value: `title: Our team`, or of an entry without a name `- Our team`. */
export function lineWith({ name }: Slip, value: string): string {
  return `${name === undefined ? '- ' : `${name}: `}${shown(value)}`;
}
