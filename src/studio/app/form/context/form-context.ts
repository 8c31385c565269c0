import type { Registry } from '@rjsf/utils';
import type { Choices, FormSchema } from '../../../contract/forms.ts';
import type { BlockEntry } from '../../../contract/pages.ts';
import type { Path } from '../../../contract/values.ts';

/** What the fields of a form need besides their own value. */
export interface FormContext {
  choices: Choices | undefined;
  /** Adds an entry to the end of a list. */
  onAdd: (list: Path, schema: FormSchema) => Promise<void>;
  /** Adds a field to a group whose field names are chosen by the editor. */
  onName: (group: Path, name: string, schema: FormSchema) => void;
  onMove: (item: Path, to: number) => Promise<void>;
  onRemove: (item: Path) => Promise<void>;
  onDuplicate: (item: Path) => Promise<void>;
  /** Returns the blocks of a list that is nested in the form's own block. */
  blocksIn: (list: Path) => BlockEntry[];
  onSelectBlock: (entry: BlockEntry) => void;
  onAddBlock: (list: Path) => void;
}

/** Returns the form's context, which the form library passes on without a type. */
export const contextOf = (registry: Registry) => registry.formContext as FormContext;
