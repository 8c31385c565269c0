import { type FileError, fileErrorMessage } from '../../../blocks/_shared/browser/file-limits.ts';
import type { Translate } from '../../../blocks/_shared/ui/messages.ts';
import type { FormField } from '../../content/model/form-definition.ts';

/** The kinds of errors in what was sent for a field. */
export type FieldError = 'missing' | 'no-choice' | 'no-text' | 'no-address' | FileError;

/** Returns the message about a field for the visitor. */
export function fieldErrorMessage(error: FieldError, field: FormField, t: Translate): string {
  const label = field.label ?? field.name;
  switch (error) {
    case 'missing':
      return t('fieldMissing', '{label} is missing.', { label });
    case 'no-choice':
      return t('fieldChoice', '{label} is none of the choices.', { label });
    case 'no-text':
      return t('fieldText', '{label} has to be text.', { label });
    case 'no-address':
      return t('fieldEmail', '{label} is not a complete e-mail address.', { label });
    default:
      return fileErrorMessage(error, field, t);
  }
}
