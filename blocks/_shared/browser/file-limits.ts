/** Limits of the files that a form accepts, shared by the page, the build and the server. */

import type { Translate } from '../ui/messages.ts';

/** The largest size of a file in megabytes, unless its field sets another. */
export const MAX_FILE_SIZE = 10;

/** Returns the file extensions that a field accepts, in lower case and with their dots; none when it accepts all. */
export function acceptedExtensions({ accept = '' }: { accept?: string }): string[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((extension) => extension.trim())
    .filter((extension) => /^\.[a-z0-9]+$/.test(extension));
}

/** Why a file is not accepted. */
export type FileError = 'wrong-kind' | 'too-large' | 'empty-file';

interface FileField {
  name: string;
  label?: string;
  accept?: string;
  /** In megabytes. */
  maxSize?: number;
}

/** Returns the message for the visitor about a file that is not accepted. */
export function fileErrorMessage(error: FileError, field: FileField, t: Translate): string {
  const { name, label = name, maxSize: size = MAX_FILE_SIZE } = field;
  if (error === 'empty-file') return t('fileEmpty', '{label} is an empty file.', { label });
  if (error === 'too-large') {
    return t('fileSize', '{label} is larger than {size} MB.', { label, size });
  }
  const kinds = acceptedExtensions(field).join(', ');
  return t('fileKind', '{label} has to be a file of one of these kinds: {kinds}.', {
    label,
    kinds,
  });
}
