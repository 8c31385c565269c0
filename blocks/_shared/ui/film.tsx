import type { Video as VideoData } from '../../../schema/generated/types.ts';
import { CloseButton, OpenButton } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { play } from './icons.ts';
import { Picture } from './picture.tsx';
import { variantFor } from './picture-variants.ts';
import { useT } from './use-messages.ts';

interface FilmProps {
  video: VideoData;
  /** Shown by browsers that cannot play videos. */
  fallback?: string;
}

/** Returns the media type of a film by its file extension, so that browsers do not load files that they cannot play. */
function kindOf(file: string): string | undefined {
  const extension = /\.(mp4|webm|ogv)$/i.exec(file)?.[1]?.toLowerCase();
  return extension && `video/${extension === 'ogv' ? 'ogg' : extension}`;
}

/** Renders a film with the browser's own controls. Nothing is loaded before it is played. */
export function Film({ video, fallback }: FilmProps) {
  const t = useT();
  const { src, also = [], poster, label, captions, width, height } = video;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without words has no captions to give
    <video
      poster={variantFor(poster, 960)}
      width={width}
      height={height}
      aria-label={label}
      preload="none"
      controls
      playsInline
    >
      {[src, ...also].map((file) => (
        <source key={file} src={file} type={kindOf(file)} />
      ))}
      {captions ? <track kind="captions" src={captions} default /> : null}
      {fallback ?? t('noVideo', 'Your browser does not support the video tag.')}
    </video>
  );
}

interface FilmDialogProps extends FilmProps {
  /** The id by which buttons open the dialog; unique within the page. */
  id: string;
  /** The accessible name of the dialog. */
  title: string;
  /** The accessible name of the close button. */
  close?: string;
}

/** Renders a film in a dialog. */
export function FilmDialog({ id, title, video, fallback, close }: FilmDialogProps) {
  const t = useT();
  return (
    <dialog id={id} className="film-dialog" closedby="any" aria-label={title}>
      <CloseButton dialog={id} label={close ?? t('close', 'Close')} />
      <Film video={video} fallback={fallback} />
    </dialog>
  );
}

const HALF_PAGE = '(min-width: 1240px) 620px, (min-width: 769px) 50vw, 100vw';

interface FilmPosterProps {
  video: VideoData;
  /** The id of the film's dialog. */
  dialog: string;
  /** The accessible name of the button, such as Play video. */
  label: string;
}

/** Renders a still of the film as a button that opens the film's dialog. */
export function FilmPoster({ video, dialog, label }: FilmPosterProps) {
  const { poster, width, height } = video;
  return (
    <OpenButton dialog={dialog} label={label} className="film-poster">
      <Picture image={{ src: poster, alt: '', width, height }} sizes={HALF_PAGE} />
      <span className="play-sign">
        <Icon svg={play} />
      </span>
    </OpenButton>
  );
}
