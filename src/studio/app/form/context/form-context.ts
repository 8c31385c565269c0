import type { Registry } from '@rjsf/utils';
import type { Choices, FormSchema } from '../../../contract/forms.ts';
import type { BlockEntry } from '../../../contract/pages.ts';
import type { Path } from '../../../contract/values.ts';

/** What fields of a form need beside their own value. */
export interface FormContext {
  choices: Choices | undefined;
  /** Adds an entry to the end of a list. */
  onAdd: (list: Path, schema: FormSchema) => Promise<void>;
  /** Adds a field to a group whose names somebody chooses. */
  onName: (group: Path, name: string, schema: FormSchema) => void;
  onMove: (item: Path, to: number) => Promise<void>;
  onRemove: (item: Path) => Promise<void>;
  onDuplicate: (item: Path) => Promise<void>;
  /** Returns the blocks of a list that stand in the form's own block. */
  blocksIn: (list: Path) => BlockEntry[];
  onSelectBlock: (entry: BlockEntry) => void;
  onAddBlock: (list: Path) => void;
}

/** Returns the form's context, which the library hands on without a type. */
export const contextOf = (registry: Registry) => registry.formContext as FormContext;
