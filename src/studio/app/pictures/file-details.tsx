import { type ReactElement, useState } from 'react';
import type { PublicFile } from '../../contract/pictures.ts';
import { api } from '../model/api.ts';
import { useRequest } from '../model/use-request.ts';
import { useSessionState } from '../model/use-session.ts';
import { FileButton } from './file-button.tsx';
import { fileName, folderOf, formatFolder, formatSize } from './format-file.ts';
import { useFileDrop } from './use-file-drop.ts';

interface FileDetailsProps {
  file: PublicFile;
  isBusy: boolean;
  onReplace: (files: File[]) => void;
  onDelete: () => void;
  /** Opens a page on which the file is used. */
  onOpen: (route: string) => void;
}

/** Renders the properties of a file, its uses, and the actions on it. */
export function FileDetails(props: FileDetailsProps): ReactElement {
  const { file, isBusy, onReplace, onDelete, onOpen } = props;
  const { path, kind, thumb } = file;
  const uses = useRequest(() => api.fileUses(path).catch(() => ({ uses: [] })), path)?.uses;
  const [isAsking, setAsking] = useState(false);
  const shown = useSessionState('route');
  const { isOver, listeners } = useFileDrop(onReplace);
  const isUnused = uses?.length === 0;
  return (
    <section className="file-details" aria-label={fileName(path)} data-over={isOver} {...listeners}>
      <div className="file-preview">
        {thumb && <img src={thumb} alt="" />}
        {kind === 'film' && <video src={path} controls muted preload="metadata" />}
      </div>
      <h3>{fileName(path)}</h3>
      <p className="hint">
        {formatFolder(folderOf(path))} · {formatSize(file)}
      </p>
      <div className="file-uses">
        <h4>Where it is used</h4>
        {!uses && <p className="hint">Looking …</p>}
        {isUnused && (
          <p className="hint">
            {kind === 'picture' ? 'Nowhere: visitors do not get it.' : 'No page names it.'}
          </p>
        )}
        {uses && uses.length > 0 && (
          <ul>
            {uses.map(({ file: where, line, label, route }) => (
              <li key={`${where}:${line}`}>
                {route && !route.includes('[') && route !== shown ? (
                  <button type="button" className="text-button" onClick={() => onOpen(route)}>
                    {label}
                  </button>
                ) : (
                  <span>{label}</span>
                )}
                <span className="hint">line {line}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isAsking ? (
        <div className="file-actions" role="alert">
          <p>Delete {fileName(path)}? Undo brings it back.</p>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            Keep it
          </button>
          <button type="button" className="button danger" disabled={isBusy} onClick={onDelete}>
            Delete
          </button>
        </div>
      ) : (
        <div className="file-actions">
          <FileButton kind={kind} isDisabled={isBusy} onFiles={onReplace}>
            Replace everywhere
          </FileButton>
          <button
            type="button"
            className="button"
            disabled={isBusy || !isUnused}
            title={isUnused ? undefined : 'Only what is used nowhere can be deleted'}
            onClick={() => setAsking(true)}
          >
            Delete
          </button>
        </div>
      )}
    </section>
  );
}
