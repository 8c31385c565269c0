import type { FieldProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { isObject } from '../../../../content/model/data.ts';
import type { Data, DataPath } from '../../../../content/model/types.ts';
import { useSession } from '../../model/use-session.ts';
import { FileButton } from '../../pictures/file-button.tsx';
import { fileName, folderOf } from '../../pictures/format-file.ts';
import { PictureLibrary } from '../../pictures/picture-library.tsx';
import { storeFiles } from '../../pictures/store-files.ts';
import { useFileDrop } from '../../pictures/use-file-drop.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useForm } from '../context/form-context.ts';
import { emptied } from '../widgets/text-widget.tsx';
import { type Focus, FocusPicture } from './focus-picture.tsx';

const isFocus = (value: Data | undefined): value is Data & Focus =>
  isObject(value) && typeof value.x === 'number' && typeof value.y === 'number';

/** Focuses a text field and selects its text; returns whether the field exists. */
function focusText(id: string): boolean {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return false;
  // Deferred: the dialog first returns the focus to the element that opened it.
  setTimeout(() => {
    field.focus();
    field.select();
  });
  return true;
}

/** Renders a picture of the site, or the drop area for one. */
function PlainPicture({ src }: { src: string }): ReactElement | null {
  if (!src) {
    return (
      <p className="drop-place">
        <Icon name="image" />
        Drop a picture here
      </p>
    );
  }
  if (!isOwnPicture(src)) return null;
  return (
    <span className="plain-picture">
      <img src={src} alt="" />
    </span>
  );
}

/** Returns whether a picture is a file of the site, not a template or an address of another server. */
const isOwnPicture = (src: string) => src.startsWith('/');

interface FocusHelpProps {
  hasFocus: boolean;
  onReset: () => void;
}

/** Renders what a click on the picture does, or the button that takes its focus point back. */
function FocusHelp({ hasFocus, onReset }: FocusHelpProps): ReactElement {
  return (
    <p className="field-help">
      {hasFocus ? (
        <button type="button" className="text-button" onClick={onReset}>
          Keep its middle in view again
        </button>
      ) : (
        'Click on what has to stay in view where the picture is cropped.'
      )}
    </p>
  );
}

interface PictureFootProps {
  id: string;
  src: string;
  isBusy: boolean;
  onChoose: () => void;
  onFiles: (files: File[]) => void;
  /** Removes the picture; `undefined` if the field needs one. */
  onRemove: (() => void) | undefined;
}

/** Renders the name of the picture, and the buttons to choose, upload and remove one. */
function PictureFoot(props: PictureFootProps): ReactElement {
  const { id, src, isBusy, onChoose, onFiles, onRemove } = props;
  return (
    <div className="picture-foot">
      {src && (
        <span className="picture-name" title={src}>
          {fileName(src)}
        </span>
      )}
      <button
        type="button"
        id={id}
        className="button"
        aria-label={src ? 'Choose another picture' : 'Choose a picture'}
        onClick={onChoose}
      >
        {src ? 'Choose another' : 'Choose'}
      </button>
      <FileButton kind="picture" isDisabled={isBusy} onFiles={onFiles}>
        {isBusy ? 'Storing …' : 'Upload'}
      </FileButton>
      {src && onRemove && (
        <button type="button" className="text-button" onClick={onRemove}>
          Remove
        </button>
      )}
    </div>
  );
}

/** Renders a picture with its focus point, and buttons to choose or upload another. */
export function PictureField(props: FieldProps): ReactElement {
  const { formData, fieldPathId, schema, required = false } = props;
  const session = useSession();
  const { read, write } = useForm();
  const { isBusy, notice, run } = useAction();
  const [isChoosing, setChoosing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const path = fieldPathId.path;
  const group = path.slice(0, -1);
  const src = typeof formData === 'string' ? formData : '';
  const focusPath = [...group, 'focus'];
  const focus = read(focusPath);
  const isOwn = isOwnPicture(src);
  const canFocus = isOwn && schema['x-focus'] === true;
  const altId = fieldPathId.$id.replace(/[^_]+$/, 'alt');

  const choose = (chosen: string) => {
    setChoosing(false);
    if (chosen === src) return;
    const fields: { path: DataPath; value: Data | undefined }[] = [{ path, value: chosen }];
    // The focus point of the previous picture does not apply to this one.
    if (focus !== undefined) fields.push({ path: focusPath, value: undefined });
    write(fields);
    setAsked(focusText(altId));
  };
  const add = (files: File[]) =>
    void run(async () => {
      const folder = isOwn ? folderOf(src) : undefined;
      const { paths, change } = await storeFiles(session, files.slice(0, 1), { folder });
      for (const stored of paths) choose(stored);
      return change;
    });
  const { isOver, listeners } = useFileDrop(add);

  return (
    <div className="picture-field" data-over={isOver} {...listeners}>
      {canFocus ? (
        <FocusPicture
          src={src}
          focus={isFocus(focus) ? focus : undefined}
          onFocus={(point) => write([{ path: focusPath, value: { x: point.x, y: point.y } }])}
        />
      ) : (
        <PlainPicture src={src} />
      )}
      <PictureFoot
        id={fieldPathId.$id}
        src={src}
        isBusy={isBusy}
        onChoose={() => setChoosing(true)}
        onFiles={add}
        onRemove={
          required ? undefined : () => write([{ path, value: emptied({ required, schema }) }])
        }
      />
      {canFocus && (
        <FocusHelp
          hasFocus={isFocus(focus)}
          onReset={() => write([{ path: focusPath, value: undefined }])}
        />
      )}
      {isAsked && (
        <p className="note" role="status">
          Say below what this picture shows: people who cannot see it are read these words.
        </p>
      )}
      <Notice notice={notice} />
      {isChoosing && (
        <PictureLibrary
          choice={{ kind: 'picture', chosen: src || undefined, onChoose: choose }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
