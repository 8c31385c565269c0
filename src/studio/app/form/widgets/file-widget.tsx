import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import type { FileKind } from '../../../contract/pictures.ts';
import { useSession } from '../../model/use-session.ts';
import { fileName, folderOf } from '../../pictures/format-file.ts';
import { PictureLibrary } from '../../pictures/picture-library.tsx';
import { storeFiles } from '../../pictures/store-files.ts';
import { useFileDrop } from '../../pictures/use-file-drop.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { emptied } from './text-widget.tsx';

const KINDS: Record<string, FileKind> = { 'film-path': 'film', 'captions-path': 'captions' };

/** Renders a film or another file of the public folder, and a button to choose another. */
export function FileWidget(props: WidgetProps): ReactElement {
  const { id, value, label, onChange, schema, required } = props;
  const session = useSession();
  const { notice, run } = useAction();
  const [isChoosing, setChoosing] = useState(false);
  const kind = KINDS[schema.format ?? ''] ?? 'other';
  const add = (files: File[]) =>
    void run(async () => {
      const isOwn = typeof value === 'string' && value.startsWith('/');
      const folder = isOwn ? folderOf(value) : undefined;
      const { paths, change } = await storeFiles(session, files.slice(0, 1), { folder });
      for (const path of paths) onChange(path);
      return change;
    });
  const { isOver, listeners } = useFileDrop(add);
  return (
    <div className="picture-field" data-over={isOver} {...listeners}>
      <button type="button" id={id} className="picture" onClick={() => setChoosing(true)}>
        <Icon name={kind === 'film' ? 'play' : 'page'} />
        <span className="picture-name">
          {value ? fileName(value) : `Choose ${label.toLowerCase()}`}
        </span>
        <span className="picture-action">{value ? 'Replace' : 'Choose'}</span>
      </button>
      {value && !required && (
        <button type="button" className="text-button" onClick={() => onChange(emptied(props))}>
          Remove
        </button>
      )}
      <Notice notice={notice} />
      {isChoosing && (
        <PictureLibrary
          choice={{
            kind,
            chosen: value,
            onChoose: (path) => {
              setChoosing(false);
              onChange(path);
            },
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
