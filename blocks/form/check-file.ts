import type { Translate } from 'pagewright/blocks';
import { acceptedEndings, MAX_FILE_SIZE } from 'pagewright/forms';
import type { FormField } from '../../schema/generated/types.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the help text of a file field: the kinds and the size that it accepts. */
export function fileLimits(field: FormField, t: Translate): string {
  const kinds = acceptedEndings(field)
    .map((ending) => ending.slice(1).toUpperCase())
    .join(', ');
  const size = t('fileLimit', 'Up to {size} MB.', { size: field.maxSize ?? MAX_FILE_SIZE });
  return kinds ? `${kinds}. ${size}` : size;
}

/**
 * Returns the server's reason to refuse a file; an empty string when it would accept it.
 *
 * @param file what the visitor has chosen, if anything
 */
export function fileMessage(field: FormField, file: File | undefined, t: Translate): string {
  if (!file) return '';
  const { name, label = name, maxSize: size = MAX_FILE_SIZE } = field;
  const endings = acceptedEndings(field);
  const isAccepted = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (endings.length > 0 && !isAccepted) {
    const kinds = endings.join(', ');
    const text = '{label} has to be a file of one of these kinds: {kinds}.';
    return t('fileKind', text, { label, kinds });
  }
  if (file.size > size * MEGABYTE) {
    return t('fileSize', '{label} is larger than {size} MB.', { label, size });
  }
  return file.size === 0 ? t('fileEmpty', '{label} is an empty file.', { label }) : '';
}
