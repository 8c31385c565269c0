import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { FileKind, FileList, PublicFile } from '../../contract/pictures.ts';
import { api } from '../model/api.ts';
import { useSession } from '../model/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useAction } from '../ui/use-action.ts';
import { FileButton } from './file-button.tsx';
import { FileDetails } from './file-details.tsx';
import { FolderList } from './folder-list.tsx';
import { fileName, folderOf, formatFolder, formatSize, isFileOf } from './format-file.ts';
import { storeFiles } from './store-files.ts';
import { useFileDrop } from './use-file-drop.ts';

interface PictureLibraryProps {
  /** The kind of file to choose; if left out, all files are shown to be managed. */
  choice?: { kind: FileKind; chosen?: string | undefined; onChoose: (path: string) => void };
  onClose: () => void;
}

/** How many files are shown at once; folders and the search find the others. */
const SHOWN = 200;

interface FileCardProps {
  file: PublicFile;
  isPressed: boolean;
  onPress: () => void;
}

/** Renders a file of the public folder, with its name and size. */
function FileCard({ file, isPressed, onPress }: FileCardProps): ReactElement {
  const { path, kind, thumb, isUsed } = file;
  return (
    <button
      type="button"
      className="file-card"
      aria-pressed={isPressed}
      title={path}
      onClick={onPress}
    >
      <span className="file-thumb">
        {thumb ? (
          <img src={thumb} alt="" loading="lazy" />
        ) : (
          <Icon name={kind === 'film' ? 'play' : 'page'} />
        )}
      </span>
      <span className="file-name">{fileName(path)}</span>
      <span className="file-size">
        {formatSize(file)}
        {!isUsed && kind !== 'other' && <em>Unused</em>}
      </span>
    </button>
  );
}

/** Renders the files of the public folder, to choose one, or to add, replace and delete files. */
export function PictureLibrary({ choice, onClose }: PictureLibraryProps): ReactElement {
  const session = useSession();
  const [list, setList] = useState<FileList>();
  const [folder, setFolder] = useState<string | undefined>();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | undefined>(choice?.chosen);
  const { isBusy, notice, run } = useAction();

  const read = useCallback(async () => setList(await api.publicFiles()), []);
  useEffect(() => void run(read), [run, read]);

  const files = (list?.files ?? []).filter((file) => !choice || isFileOf(file, choice.kind));
  const words = search.trim().toLowerCase();
  const found = files.filter(
    ({ path }) =>
      (folder === undefined || folderOf(path) === folder) && path.toLowerCase().includes(words),
  );
  const details = choice ? undefined : files.find(({ path }) => path === open);

  const add = (given: File[]) =>
    void run(async () => {
      const { paths, change } = await storeFiles(session, given, { folder }).finally(read);
      const [first] = paths;
      if (first && choice) choice.onChoose(first);
      else setOpen(first);
      return change;
    });
  const replace = (path: string, given: File[]) =>
    void run(async () => {
      await storeFiles(session, given.slice(0, 1), { replaces: path }).finally(read);
      return `${fileName(path)} was replaced on all pages.`;
    });
  const remove = (path: string) =>
    void run(async () => {
      await session.run(() => api.deleteFile(path)).finally(read);
      return `${fileName(path)} was deleted. Undo brings it back.`;
    });
  const { isOver, listeners } = useFileDrop(add);
  const kind = choice?.kind ?? 'picture';
  const usual = list?.usualFolders[kind] ?? '/';
  const into = folder === undefined ? '' : ` to ${formatFolder(folder)}`;

  return (
    <Dialog title={choice ? 'Choose a file' : 'Pictures'} className="library" onClose={onClose}>
      <div className="library-bar">
        <SearchField label="Search by name" value={search} onChange={setSearch} />
        <FileButton
          kind={kind}
          className="button primary"
          isMany={!choice}
          isDisabled={isBusy}
          onFiles={add}
        >
          <Icon name="plus" />
          {isBusy ? 'Storing …' : `Add${into}`}
        </FileButton>
      </div>
      <Notice className="note library-note" notice={notice} />
      <div className="library-body" data-details={details !== undefined}>
        <FolderList files={files} usual={usual} chosen={folder} onChoose={setFolder} />
        <section className="library-files" aria-label="Files" data-over={isOver} {...listeners}>
          <ul className="file-grid">
            {found.slice(0, SHOWN).map((file) => (
              <li key={file.path}>
                <FileCard
                  file={file}
                  isPressed={file.path === (choice ? choice.chosen : open)}
                  onPress={() => (choice ? choice.onChoose(file.path) : setOpen(file.path))}
                />
              </li>
            ))}
          </ul>
          {list && found.length === 0 && (
            <p className="nothing">
              {words ? 'No file has that in its name.' : 'Nothing is here yet.'} Drop files here to
              add them.
            </p>
          )}
          {found.length > SHOWN && (
            <p className="nothing">{found.length - SHOWN} more: search for part of a name.</p>
          )}
        </section>
        {details && (
          <FileDetails
            key={details.path}
            file={details}
            isBusy={isBusy}
            onReplace={(given) => replace(details.path, given)}
            onDelete={() => remove(details.path)}
            onOpen={(route) => {
              onClose();
              void session.open(route);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
