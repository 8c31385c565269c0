import { useRef } from 'react';
import { startsWith, valueAt } from '../../../content/model/data.ts';
import type { Choices, FormSchema } from '../../contract/forms.ts';
import type { BlockEntry, PageAnswer } from '../../contract/pages.ts';
import type { Path, Value } from '../../contract/values.ts';
import { flatBlocks } from '../model/outline-items.ts';
import type { InnerChange } from '../model/values.ts';
import type { BlockLinks } from './block-links.ts';
import { blocksOf } from './blocks-of.ts';
import type { FormContext } from './context/form-context.ts';
import { offeredBy, resolvedField, startingField, startingValue } from './starting-value.ts';

/** A form with its surroundings. */
interface FormState {
  file: string;
  path: Path;
  definitions: Record<string, FormSchema>;
  choices: Choices | undefined;
  page: PageAnswer | undefined;
  links: BlockLinks;
  /** The value of the form on disk, and as typed. */
  onDisk: Value | undefined;
  value: Value | undefined;
  /** Adds, moves or removes entries and fields. */
  restructure: (change: InnerChange) => Promise<void>;
}

/** Returns the actions of a form's fields on entries: add, name, move, remove and select. */
export function useFormContext(state: FormState): FormContext {
  const { file, path, definitions, choices, links, restructure } = state;
  // The form library treats functions as equal and keeps the first ones, so they read the latest state.
  const latest = useRef(state);
  latest.current = state;
  return {
    choices,
    onAdd: (list, entry) => {
      const length = (valueAt(latest.current.onDisk, list) as Value[] | undefined)?.length ?? 0;
      const offered = offeredBy(choices, definitions);
      const made = startingValue(resolvedField(entry, definitions), offered);
      return restructure({ op: 'insert', path: [...list, length], value: made });
    },
    onName: (group, name, field) => {
      const offered = offeredBy(choices, definitions);
      const value = startingField(resolvedField(field, definitions), offered);
      void restructure({ op: 'set', path: [...group, name], value });
    },
    onMove: (item, to) => restructure({ op: 'move', path: item, to: [...item.slice(0, -1), to] }),
    onRemove: (item) => restructure({ op: 'remove', path: item }),
    onDuplicate: (item) =>
      restructure({
        op: 'insert',
        path: [...item.slice(0, -1), Number(item.at(-1)) + 1],
        value: valueAt(latest.current.value, item),
      }),
    blocksIn: (list) => {
      const start = [...path, ...list];
      const isIn = ({ source }: BlockEntry) =>
        source.file === file &&
        source.path.length === start.length + 1 &&
        startsWith(source.path, start);
      const shown = flatBlocks(latest.current.page?.blocks ?? []).filter(isIn);
      const written = valueAt(latest.current.onDisk, list);
      // Blocks of the frame and of fragments may not be on this page, or several times: they are read from the file.
      return Array.isArray(written) && shown.length !== written.length
        ? blocksOf(written, { file, path: start })
        : shown;
    },
    onSelectBlock: links.onSelect,
    onAddBlock: (list) => links.onAdd(file, [...path, ...list]),
  };
}
