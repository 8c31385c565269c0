import { type ReactElement, useState } from 'react';
import type { LibraryBlock } from '../../contract/forms.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Preview } from './preview.tsx';

interface PickerProps {
  library: LibraryBlock[];
  onChoose: (block: LibraryBlock) => void;
  onClose: () => void;
}

/** Returns whether each word that is looked for stands in what a block is called, does, or is also called. */
function isFound({ type, title, description, keywords }: LibraryBlock, words: string[]): boolean {
  const text = [type, title, description, ...keywords].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Returns the blocks that are found, those that are called so first. */
function search(library: LibraryBlock[], text: string): LibraryBlock[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isCalled = ({ title, keywords }: LibraryBlock) =>
    [title, ...keywords].some((name) => name.toLowerCase().startsWith(words[0] ?? ''));
  return library
    .filter((block) => isFound(block, words))
    .sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
}

/** Renders the blocks that may be added, each with its picture and what it is for. */
export function Picker({ library, onChoose, onClose }: PickerProps): ReactElement {
  const [text, setText] = useState('');
  const found = search(library, text);
  return (
    <Dialog title="Add a block" className="picker" onClose={onClose}>
      <SearchField label="Search: cards, prices, questions" value={text} onChange={setText} />
      <ul className="picker-grid">
        {found.map((block) => (
          <li key={block.type}>
            <button
              type="button"
              className="picker-card"
              disabled={!block.example}
              onClick={() => onChoose(block)}
            >
              <Preview address={block.preview} />
              <strong>{block.title}</strong>
              <span>{block.description}</span>
              {!block.example && (
                <em>
                  The site has no film, no picture or no place that this block could show yet.
                </em>
              )}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="nothing">
          No block is called that. Try what it shows: pictures, people, steps.
        </p>
      )}
    </Dialog>
  );
}
