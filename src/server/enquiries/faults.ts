import type { Say } from '../../../blocks/_shared/say.ts';
import { acceptedEndings, type FormField } from '../../content/forms/form-definition.ts';

/** What can be wrong with what was sent for a field. */
export type Fault =
  | 'missing'
  | 'no-choice'
  | 'no-text'
  | 'no-address'
  | 'wrong-kind'
  | 'too-large'
  | 'empty-file';

/** The largest file in megabytes where a form says nothing else. */
export const MAX_SIZE = 10;

/** Says it to the visitor. */
export function faultSentence(fault: Fault, field: FormField, say: Say): string {
  const label = field.label ?? field.name;
  switch (fault) {
    case 'missing':
      return say('fieldMissing', '{label} is missing.', { label });
    case 'no-choice':
      return say('fieldChoice', '{label} is none of the choices.', { label });
    case 'no-text':
      return say('fieldText', '{label} has to be text.', { label });
    case 'no-address':
      return say('fieldEmail', '{label} is not a complete e-mail address.', { label });
    case 'wrong-kind': {
      const kinds = acceptedEndings(field).join(', ');
      return say('fileKind', '{label} has to be a file of one of these kinds: {kinds}.', {
        label,
        kinds,
      });
    }
    case 'too-large': {
      const size = field.maxSize ?? MAX_SIZE;
      return say('fileSize', '{label} is larger than {size} MB.', { label, size });
    }
    case 'empty-file':
      return say('fileEmpty', '{label} is an empty file.', { label });
  }
}
