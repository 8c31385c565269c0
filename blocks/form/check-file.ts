import type { Translate } from 'pagewright/blocks';
import type { FormField } from '../../schema/generated/types.ts';

/** The largest file in megabytes where a field says nothing else, as the server has it. */
const MAX_SIZE = 10;
const MEGABYTE = 1024 * 1024;

/**
 * Returns what the server would not accept a file for, in its words; an empty text when it would.
 *
 * @param file what the visitor has chosen, if anything
 */
export function fileMessage(
  { name, label = name, accept = '', maxSize: size = MAX_SIZE }: FormField,
  file: File | undefined,
  t: Translate,
): string {
  if (!file) return '';
  const endings = accept.split(',').map((ending) => ending.trim().toLowerCase());
  const known = endings.filter((ending) => ending.startsWith('.'));
  const isKind =
    known.length < endings.length ||
    known.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (accept && !isKind) {
    const kinds = known.join(', ');
    const text = '{label} has to be a file of one of these kinds: {kinds}.';
    return t('fileKind', text, { label, kinds });
  }
  if (file.size > size * MEGABYTE) {
    return t('fileSize', '{label} is larger than {size} MB.', { label, size });
  }
  return file.size === 0 ? t('fileEmpty', '{label} is an empty file.', { label }) : '';
}
