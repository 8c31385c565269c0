import type { FolderProblem } from '../../content/model/schema-facts.ts';
import { jsonError } from './json-error.ts';

/** Returns why a folder is not a block type, in one line without a full stop. */
export function folderWords({ type, why, text, misnamed }: Omit<FolderProblem, 'folder'>): string {
  switch (why) {
    case 'odd-name':
      return 'the folder is the name of a block: small letters, digits and single dashes, beginning with a letter';
    case 'taken-name':
      return `a block cannot be called ${type}: the word is taken`;
    case 'no-schema':
      return 'schema.json is missing';
    case 'no-json':
      return `schema.json is not valid JSON: ${jsonError(text ?? '')?.message}`;
    case 'no-object':
      return 'schema.json has to begin with "type": "object"';
    case 'two-components':
      return 'a block has view.tsx or island.tsx, not both';
    case 'no-component':
      return `view.tsx or island.tsx is missing${misnamed ? `; ${misnamed} has to be called ${/island/i.test(misnamed) ? 'island' : 'view'}.tsx` : ''}`;
  }
}
