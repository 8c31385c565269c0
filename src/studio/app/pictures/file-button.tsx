import { type ReactElement, type ReactNode, useRef } from 'react';
import type { FileKind } from '../../contract/pictures.ts';

/** The file types that the file dialog offers, by kind. */
const ACCEPTED: Record<FileKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  film: 'video/mp4,video/webm',
  captions: '.vtt,text/vtt',
  other: '',
};

interface FileButtonProps {
  kind: FileKind;
  className?: string;
  isDisabled?: boolean;
  /** Whether several may be chosen. */
  isMany?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Renders a button that opens the file dialog. */
export function FileButton(props: FileButtonProps): ReactElement {
  const { kind, className = 'button', isDisabled = false, isMany = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {props.children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        multiple={isMany}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows the same file to be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
