import type { VideoModal as VideoModalBlock } from '../../schema/generated/types.ts';
import { CloseButton } from '../_shared/dialog.tsx';

const noVideo = 'Your browser does not support the video tag.';

/** A video over the page. Nothing of it is loaded before it is opened and played. */
export default function VideoModal({ name, title, video, fallback, close }: VideoModalBlock) {
  const { src, poster, label, captions, width, height } = video;
  return (
    <dialog id={name} closedby="any" aria-label={title}>
      <CloseButton dialog={name} label={close ?? 'Close'} />
      {/* biome-ignore lint/a11y/useMediaCaption: a film without words has no captions to give */}
      <video
        src={src}
        poster={poster}
        width={width}
        height={height}
        aria-label={label}
        preload="none"
        controls
        playsInline
      >
        {captions ? <track kind="captions" src={captions} default /> : null}
        {fallback ?? noVideo}
      </video>
    </dialog>
  );
}
