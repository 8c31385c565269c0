import type { ReactElement } from 'react';
import type { PublicFile } from '../../contract/pictures.ts';
import { Icon } from '../ui/icon.tsx';
import { fileName, sizeInWords } from './file-words.ts';

interface FileCardProps {
  file: PublicFile;
  isPressed: boolean;
  onPress: () => void;
}

/** Renders a file of the public folder, with its name and size. */
export function FileCard({ file, isPressed, onPress }: FileCardProps): ReactElement {
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
        {sizeInWords(file)}
        {!isUsed && kind !== 'other' && <em>Unused</em>}
      </span>
    </button>
  );
}
