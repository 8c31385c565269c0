import type { ReactElement } from 'react';
import type { PublicFile } from '../../contract/pictures.ts';
import { addressOf } from '../pages/address.ts';
import { NewName } from '../ui/new-name.tsx';
import { folderInWords, folderOf } from './file-words.ts';

interface FolderListProps {
  files: PublicFile[];
  /** The one that is shown; nothing for all. */
  chosen: string | undefined;
  onChoose: (folder: string | undefined) => void;
  /** What a new one is put into. */
  usual: string;
}

/** Renders the folders that files lie in, each with how many, and a button that makes one. */
export function FolderList({ files, chosen, onChoose, usual }: FolderListProps): ReactElement {
  // A new folder is there once something is put into it.
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
          return entry(folder, folderInWords(folder.slice(start)), count, around.length);
        })}
      </ul>
      <NewName
        button="New folder"
        label={`New folder in ${folderInWords(within)}`}
        action="Make"
        nameOf={(words) => addressOf(words).slice(1)}
        onMake={(name) => onChoose(`${within === '/' ? '' : within}/${name}`)}
      />
    </nav>
  );
}
