import { Film, FilmDialog, FilmPoster, Section, useT } from 'pagewright/blocks';
import { useId } from 'react';
import type { VideoPlayer as VideoPlayerBlock } from '../../schema/generated/types.ts';

/** Renders a film in place, or a still that opens it in a dialog. */
export default function VideoPlayer(props: VideoPlayerBlock) {
  const t = useT();
  const { video, inline, close, fallback } = props;
  const { play = t('playVideo', 'Play video') } = props;
  const id = useId();
  return (
    <Section of={props}>
      {inline ? (
        <Film video={video} fallback={fallback} />
      ) : (
        <>
          <FilmPoster video={video} dialog={id} label={play} />
          <FilmDialog id={id} title={video.label} video={video} fallback={fallback} close={close} />
        </>
      )}
    </Section>
  );
}
