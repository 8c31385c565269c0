import { isObject, startsWith, valueAt } from '../../../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../../../content/model/types.ts';
import { firstText, NAMING } from '../../../content/model/words.ts';
import type { Choices, FormSchema } from '../../contract/forms.ts';
import type { BlockEntry, PageResponse } from '../../contract/pages.ts';
import { flatBlocks } from '../model/outline-items.ts';
import { type FieldChange, type InnerChange, withChanges } from '../model/values.ts';
import type { FormActions } from './context/form-context.ts';
import { resolvedField } from './context/resolved-field.ts';
import { isWholeTemplate } from './sourced-value.tsx';
import { offeredBy, startingField, startingValue } from './starting-value.ts';

/** A form with its surroundings. */
interface FormState {
  file: string;
  path: DataPath;
  definitions: Record<string, FormSchema>;
  choices: Choices | undefined;
  page: PageResponse | undefined;
  onAddBlock: (file: string, list: DataPath) => void;
  /** The value of the form on disk, and as typed. */
  onDisk: Data | undefined;
  value: Data | undefined;
  /** Takes the value of the form with what was typed. */
  change: (value: Data | undefined) => void;
  /** Adds, moves or removes entries and fields. */
  restructure: (change: InnerChange) => Promise<void>;
}

/** Returns what the fields of a form need besides their own value. */
export function formActions(state: FormState): FormActions {
  const { file, path, choices, page, onDisk, value, change, restructure } = state;
  const offered = offeredBy(choices, state.definitions);
  const resolved = (schema: FormSchema) => resolvedField(schema, state.definitions);
  return {
    choices,
    read: (inner) => valueAt(value, inner),
    write: (fields) => {
      const changes = fields.map(
        ({ value: to, ...field }): FieldChange =>
          to === undefined ? { ...field, op: 'remove' } : { ...field, op: 'set', value: to },
      );
      change(withChanges(value, changes));
    },
    onAdd: (list, entry) => {
      const written = valueAt(onDisk, list);
      const index = Array.isArray(written) ? written.length : 0;
      const made = startingValue(resolved(entry), offered);
      return restructure({ op: 'insert', path: [...list, index], value: made });
    },
    onName: (group, name, field) => {
      const made = startingField(resolved(field), offered);
      void restructure({ op: 'set', path: [...group, name], value: made });
    },
    onMove: (item, to) => restructure({ op: 'move', path: item, to: [...item.slice(0, -1), to] }),
    onRemove: (item) => restructure({ op: 'remove', path: item }),
    onDuplicate: (item) => {
      const copy = [...item.slice(0, -1), Number(item.at(-1)) + 1];
      return restructure({ op: 'insert', path: copy, value: valueAt(value, item) ?? null });
    },
    blocksIn: (list) => {
      const start = [...path, ...list];
      const isIn = ({ source }: BlockEntry) =>
        source.file === file &&
        source.path.length === start.length + 1 &&
        startsWith(source.path, start);
      const shown = flatBlocks(page?.blocks ?? []).filter(isIn);
      const written = valueAt(onDisk, list);
      // Blocks of the frame and of fragments may not be on this page, or several times: they are read from the file.
      return Array.isArray(written) && shown.length !== written.length
        ? blocksInFile(written, { file, path: start })
        : shown;
    },
    onAddBlock: (list) => state.onAddBlock(file, [...path, ...list]),
  };
}

/** Returns the blocks of a list as written in a file. */
function blocksInFile(list: Data[], { file, path }: SourceLocation): BlockEntry[] {
  return list.flatMap((block, index): BlockEntry[] => {
    if (!isObject(block)) return [];
    const at = [...path, index];
    // A template is no name: each page fills it in.
    const names = [...NAMING, 'text', 'body'].filter((name) => !isWholeTemplate(block[name]));
    const title = firstText(block, names)?.split('\n')[0] ?? '';
    return [{ path: at, type: String(block.type), title, source: { file, path: at } }];
  });
}
