import type { OddValue } from '../../content/model/odd-value.ts';
import { shown } from '../../content/yaml/edits.ts';

/** Returns the line with another value: `title: Our team`, or `- Our team` for a list entry. */
export function lineWith({ name }: OddValue, value: string): string {
  return `${name === undefined ? '- ' : `${name}: `}${shown(value)}`;
}
