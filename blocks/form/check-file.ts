import type { Translate } from 'pagewright/blocks';
import { MAX_FILE_SIZE } from 'pagewright/forms';
import type { FormField } from '../../schema/generated/types.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the endings that a field takes, and whether it takes other kinds of files too. */
function endingsOf({ accept = '' }: FormField) {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const endings = kinds.filter((kind) => kind.startsWith('.'));
  return { endings, takesOthers: endings.length < kinds.length };
}

/** Returns what a visitor is told beforehand of the files that a field takes: their kinds and how large they may be. */
export function fileLimits(field: FormField, t: Translate): string {
  const { endings, takesOthers } = endingsOf(field);
  const kinds = takesOthers
    ? ''
    : endings.map((ending) => ending.slice(1).toUpperCase()).join(', ');
  const size = t('fileLimit', 'Up to {size} MB.', { size: field.maxSize ?? MAX_FILE_SIZE });
  return kinds ? `${kinds}. ${size}` : size;
}

/**
 * Returns what the server would not accept a file for, in its words; an empty text when it would.
 *
 * @param file what the visitor has chosen, if anything
 */
export function fileMessage(field: FormField, file: File | undefined, t: Translate): string {
  if (!file) return '';
  const { name, label = name, maxSize: size = MAX_FILE_SIZE } = field;
  const { endings, takesOthers } = endingsOf(field);
  if (!takesOthers && !endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    const kinds = endings.join(', ');
    const text = '{label} has to be a file of one of these kinds: {kinds}.';
    return t('fileKind', text, { label, kinds });
  }
  if (file.size > size * MEGABYTE) {
    return t('fileSize', '{label} is larger than {size} MB.', { label, size });
  }
  return file.size === 0 ? t('fileEmpty', '{label} is an empty file.', { label }) : '';
}
