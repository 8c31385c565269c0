import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import {
  createContext,
  type Dispatch,
  type ReactElement,
  type SetStateAction,
  useContext,
  useRef,
  useState,
} from 'react';
import { isObject } from '../../../content/model/data.ts';
import { firstText, NAMING, titleOfName } from '../../../content/model/words.ts';
import type { FormSchema } from '../../contract/forms.ts';
import { useSession } from '../model/use-session.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { useForm } from './context/form-context.ts';
import { plainDescription } from './context/plain-description.ts';

/** Fields whose text stands for an entry that has no name. */
const TELLING = ['text', 'alt', 'src', 'value'];

/** Returns the name of an entry: the text of one of its fields, or its number. */
function entryName(value: unknown, index: number): string {
  if (typeof value === 'string' && value) return value;
  if (isObject(value)) {
    for (const group of [value, ...Object.values(value).filter(isObject)]) {
      const name = firstText(group, [...NAMING, ...TELLING]);
      if (name) return name;
    }
  }
  return `Entry ${index + 1}`;
}

/** The indices of a list's unfolded entries. */
type OpenEntries = [open: number[], setOpen: Dispatch<SetStateAction<number[]>>];

const OpenEntriesContext = createContext<OpenEntries>([[], () => {}]);

/** Returns the open entries after an entry was folded or unfolded. */
const toggled = (open: number[], index: number) =>
  open.includes(index) ? open.filter((one) => one !== index) : [...open, index];

/** Returns the open entries after an entry was swapped with another. */
const afterMove = (open: number[], index: number, to: number) =>
  open.map((one) => (one === index ? to : one === to ? index : one));

/** Returns the open entries after an entry was removed. */
const afterRemoval = (open: number[], index: number) =>
  open.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one));

/** Returns the open entries after an entry was duplicated: the copy, below it, is open as well. */
const afterCopy = (open: number[], index: number) => [
  ...open.map((one) => (one > index ? one + 1 : one)),
  index + 1,
];

/** Renders a list: its folded entries, and a button that adds one. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title = '', items, fieldPathId, schema, rawErrors = [] } = props;
  const { read, onAdd } = useForm();
  const description = plainDescription(schema);
  const headingId = `${fieldPathId.$id}__title`;
  const session = useSession();
  const rows = read([...fieldPathId.path.slice(0, -1), 'itemsFrom']);
  const collection = isObject(rows) ? rows.collection : undefined;
  const openEntries = useState(items.length === 1 ? [0] : []);
  const list = useRef<HTMLDivElement>(null);
  const add = async () => {
    const [open, setOpen] = openEntries;
    setOpen([...open, items.length]);
    await onAdd(fieldPathId.path, schema.items as FormSchema);
    // The first field of the added entry gets the focus, to be filled in.
    const entry = list.current?.children[items.length];
    const field = entry?.querySelector<HTMLElement>('.entry-body :is(input, textarea, button)');
    field?.focus();
    if (field && 'select' in field) (field as HTMLInputElement).select();
  };
  if (items.length === 0 && fieldPathId.path.at(-1) === 'items' && typeof collection === 'string') {
    return (
      <fieldset className="list" aria-labelledby={headingId}>
        <div className="list-head">
          <h3 id={headingId}>{title}</h3>
        </div>
        <div className="note rows-note">
          <p>These come from the collection “{titleOfName(collection)}”.</p>
          <button
            type="button"
            className="button"
            onClick={async () => {
              await session.flushForms();
              session.show({ kind: 'collection', name: collection });
            }}
          >
            Open the collection
          </button>
        </div>
      </fieldset>
    );
  }
  return (
    <fieldset className="list" aria-labelledby={headingId}>
      <div className="list-head">
        <h3 id={headingId}>{title}</h3>
        <span className="count">{items.length}</span>
      </div>
      {description && <p className="field-help">{description}</p>}
      {items.length > 0 && (
        <div className="entries" ref={list}>
          <OpenEntriesContext value={openEntries}>{items}</OpenEntriesContext>
        </div>
      )}
      {rawErrors.length > 0 && <p className="field-error">{rawErrors.join(' ')}</p>}
      <button type="button" className="add-entry" onClick={() => void add()}>
        <Icon name="plus" />
        Add to {title.toLowerCase()}
      </button>
    </fieldset>
  );
}

/** Renders an entry of a list: its name unfolds it, and buttons move, duplicate and remove it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, index, totalItems, buttonsProps, schema } = props;
  const { read, onMove, onRemove, onDuplicate } = useForm();
  const path = buttonsProps.fieldPathId.path;
  const isText = schema.type === 'string';
  const [open, setOpen] = useContext(OpenEntriesContext);
  const isOpen = open.includes(index);
  const entry = useRef<HTMLDivElement>(null);
  const move = async (by: -1 | 1) => {
    const to = index + by;
    await onMove(path, to);
    setOpen((now) => afterMove(now, index, to));
    // The focus follows the entry: to the same button, or to the other one if the entry cannot be moved on.
    const there = entry.current?.parentElement?.children[to];
    const buttons = [...(there?.querySelectorAll<HTMLElement>('[data-by]:enabled') ?? [])];
    (buttons.find(({ dataset }) => dataset.by === String(by)) ?? buttons[0])?.focus();
  };
  const name = entryName(read(path), index);
  const bodyId = `${buttonsProps.fieldPathId.$id}__entry`;
  return (
    <div className="entry" data-open={isOpen} ref={entry}>
      <div className="entry-head">
        {isText ? (
          <div className="entry-body">{children}</div>
        ) : (
          <button
            type="button"
            className="entry-name"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(toggled(open, index))}
          >
            <Icon name="chevron" />
            <span>{name}</span>
          </button>
        )}
        <div className="entry-tools">
          <MoveButtons
            name={name}
            canMove={(by) => index + by >= 0 && index + by < totalItems}
            onMove={(by) => void move(by)}
          />
          <IconButton
            icon="copy"
            label={`Duplicate ${name}`}
            onClick={async () => {
              await onDuplicate(path);
              setOpen((now) => afterCopy(now, index));
            }}
          />
          <IconButton
            icon="trash"
            label={`Remove ${name}`}
            onClick={async () => {
              await onRemove(path);
              setOpen((now) => afterRemoval(now, index));
            }}
          />
        </div>
      </div>
      {!isText && isOpen && (
        <div className="entry-body" id={bodyId}>
          {children}
        </div>
      )}
    </div>
  );
}
