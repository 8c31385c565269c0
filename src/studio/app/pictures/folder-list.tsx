import type { ReactElement } from 'react';
import { repairedName } from '../../../content/model/names.ts';
import type { PublicFile } from '../../contract/pictures.ts';
import { NewName } from '../ui/new-name.tsx';
import { folderOf, formatFolder } from './format-file.ts';

interface FolderListProps {
  files: PublicFile[];
  /** The folder that is shown; `undefined` for all. */
  chosen: string | undefined;
  onChoose: (folder: string | undefined) => void;
  /** The folder in which a new one is made when none is shown. */
  usual: string;
}

/** Renders the folders of files, each with the number of its files, and a button that makes a folder. */
export function FolderList({ files, chosen, onChoose, usual }: FolderListProps): ReactElement {
  // A new folder exists once a file is stored in it.
  const within = chosen ?? usual;
  const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const { path } of files) {
    const folder = folderOf(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const folders = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const entry = (folder: string | undefined, label: string, count: number, depth = 0) => (
    <li key={folder ?? ''}>
      <button
        type="button"
        className="list-choice"
        aria-pressed={folder === chosen}
        style={{ paddingInlineStart: 12 + depth * 14 }}
        onClick={() => onChoose(folder)}
      >
        <span>{label}</span>
        <span className="count">{count}</span>
      </button>
    </li>
  );
  return (
    <nav className="folders" aria-label="Folders">
      <ul>
        {entry(undefined, 'All', files.length)}
        {folders.map(([folder, count]) => {
          const around = folders.filter(([other]) => folder.startsWith(`${other}/`));
          const start = around.at(-1)?.[0].length ?? 0;
          return entry(folder, formatFolder(folder.slice(start)), count, around.length);
        })}
      </ul>
      <NewName
        button="New folder"
        label={`New folder in ${formatFolder(within)}`}
        action="Make"
        nameOf={repairedName}
        onMake={(name) => onChoose(`${within === '/' ? '' : within}/${name}`)}
      />
    </nav>
  );
}
