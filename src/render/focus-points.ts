import { focusName } from '../../blocks/_shared/ui/focus-point.ts';
import type { FocusPoint } from '../../schema/generated/types.ts';

const isFocusPoint = (value: unknown): value is FocusPoint =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** Returns the names of the focus points in blocks, at any depth: pictures have them in a field `focus`. */
export function focusPointsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const inner of data) focusPointsIn(inner, found);
  else if (data !== null && typeof data === 'object') {
    for (const [name, inner] of Object.entries(data)) {
      if (name === 'focus' && isFocusPoint(inner)) found.add(focusName(inner));
      else focusPointsIn(inner, found);
    }
  }
  return found;
}

/**
 * Returns the style sheet that keeps a focus point in view. The Content-Security-Policy allows no `style` attribute, so the point is an attribute of
 * the picture and a rule of its page. A block that has an `object-position` of its own takes `--focus-point` into it.
 *
 * @param name what `focusName` returns
 */
export function focusSheet(name: string): string {
  const position = name
    .split(' ')
    .map((part) => `${part}%`)
    .join(' ');
  return `[data-focus="${name}"]{--focus-point:${position};object-position:${position}}`;
}
