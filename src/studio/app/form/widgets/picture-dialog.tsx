import { type ReactElement, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';

interface PictureDialogProps {
  files: string[];
  chosen: string | undefined;
  onChoose: (file: string) => void;
  onClose: () => void;
}

const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(file);

/** So many are shown at once; a search finds the others. */
const SHOWN = 120;

/** Renders the files of the public folder to choose one from. */
export function PictureDialog({
  files,
  chosen,
  onChoose,
  onClose,
}: PictureDialogProps): ReactElement {
  const [search, setSearch] = useState('');
  const found = files.filter((file) => file.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog title="Choose a file" className="picture-dialog" onClose={onClose}>
      <SearchField label="Search by name" value={search} onChange={setSearch} />
      <ul className="picture-grid">
        {found.slice(0, SHOWN).map((file) => (
          <li key={file}>
            <button
              type="button"
              aria-pressed={file === chosen}
              title={file}
              onClick={() => onChoose(file)}
            >
              {isPicture(file) ? <img src={file} alt="" loading="lazy" /> : <Icon name="page" />}
              <span>{file.slice(file.lastIndexOf('/') + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="nothing">No file has that in its name.</p>}
      {found.length > SHOWN && (
        <p className="nothing">{found.length - SHOWN} more: search for part of a name.</p>
      )}
    </Dialog>
  );
}
