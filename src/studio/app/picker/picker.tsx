import { type ReactElement, useEffect, useState } from 'react';
import type { Data, DataObject, DataPath } from '../../../content/model/types.ts';
import type { LibraryBlock } from '../../contract/forms.ts';
import { copiedBlock, insertion, type Target } from '../model/block-actions.ts';
import type { Session } from '../model/session.ts';
import { useBlockTitle, useSession, useSessionState } from '../model/use-session.ts';
import { pathKey } from '../model/values.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Preview } from './preview.tsx';

/** The groups of the engine's blocks, the most common first. Other groups follow. */
const GROUPS = [
  'Page openings',
  'Text',
  'Cards and lists',
  'Pictures and films',
  'Contact and forms',
  'Layout',
  'On every page',
];

/** Where the chosen block is inserted: beside another, or at the end of a list. */
export type BlockPlace = Target | { file: string; list: DataPath };

interface PickerProps {
  place: BlockPlace;
  onClose: () => void;
}

/** Inserts a block, and selects it. */
async function insertAt(session: Session, place: BlockPlace, value: DataObject): Promise<void> {
  await session.flushForms();
  try {
    if ('edge' in place) {
      const change = insertion(place, value);
      await session.change([change]);
      return session.select(place.item.key.replace(/\d+$/, String(change.path.at(-1))));
    }
    const { file, list } = place;
    const length = (session.value(file, list) as Data[] | undefined)?.length ?? 0;
    const path = [...list, length];
    await session.change([{ file, path, op: 'insert', value }]);
    session.select(pathKey(path));
  } catch {
    // The top bar shows why.
  }
}

/** Returns whether each search word occurs in a block's type, title, description, group or keywords. */
function isFound(
  { type, title, description, keywords, group }: LibraryBlock,
  words: string[],
): boolean {
  const text = [type, title, description, group, ...keywords].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Returns the blocks that match a search, first those whose title or keywords begin with it. */
function search(library: LibraryBlock[], text: string): LibraryBlock[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isCalled = ({ title, keywords }: LibraryBlock) =>
    [title, ...keywords].some((name) => name.toLowerCase().startsWith(words[0] ?? ''));
  return library
    .filter((block) => isFound(block, words))
    .sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
}

/** Returns the blocks by group, in the order of the groups. */
function grouped(library: LibraryBlock[]): [string, LibraryBlock[]][] {
  const own = new Set(library.map(({ group }) => group));
  const names = [...GROUPS, ...[...own].filter((name) => !GROUPS.includes(name)).sort()];
  return names.flatMap((name): [string, LibraryBlock[]][] => {
    const blocks = library.filter(({ group }) => group === name);
    return blocks.length > 0 ? [[name, blocks]] : [];
  });
}

/** Renders the blocks that can be added, each with a preview and a description; first the copied one. */
export function Picker({ place, onClose }: PickerProps): ReactElement {
  const session = useSession();
  const library = useSessionState('forms')?.library ?? [];
  const titleOf = useBlockTitle();
  const copied = copiedBlock();
  const [text, setText] = useState('');
  // The site may have got a film or a block type since.
  useEffect(() => void session.load(), [session]);
  const found = search(library, text);
  const choose = (block: DataObject) => {
    onClose();
    void insertAt(session, place, block);
  };
  const cards = (blocks: LibraryBlock[]) => (
    <ul className="picker-grid">
      {blocks.map((block) => (
        <li key={block.type}>
          <Card block={block} onChoose={choose} />
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog title="Add a block" className="picker" onClose={onClose}>
      <SearchField label="Search: cards, prices, questions" value={text} onChange={setText} />
      <div className="picker-groups">
        {copied && text === '' && (
          <button type="button" className="button paste" onClick={() => choose(copied)}>
            Paste what was copied:{' '}
            {[titleOf(String(copied.type)), quotedName(copied)].filter(Boolean).join(', ')}
          </button>
        )}
        {text === ''
          ? grouped(found).map(([name, blocks]) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                {cards(blocks)}
              </section>
            ))
          : cards(found)}
      </div>
      {found.length === 0 && (
        <p className="nothing">
          No block is called that. Try what it shows: pictures, people, steps.
        </p>
      )}
    </Dialog>
  );
}

/** Returns the title of a block in quotation marks; an empty string when it has none. */
function quotedName({ title, heading }: DataObject): string {
  const isPlain = (text: unknown) => typeof text === 'string' && !text.includes('{{');
  const words = [title, heading].find(isPlain);
  return words ? `“${words}”` : '';
}

/** Renders a block that can be added. */
function Card({
  block: { title, description, example, preview },
  onChoose,
}: {
  block: LibraryBlock;
  onChoose: (block: DataObject) => void;
}): ReactElement {
  return (
    <button
      type="button"
      className="picker-card"
      disabled={!example}
      onClick={() => example && onChoose(example)}
    >
      <Preview address={preview} />
      <strong>{title}</strong>
      <span>{description}</span>
      {!example && (
        <em>The site has no film, no picture or no place that this block could show yet.</em>
      )}
    </button>
  );
}
