import { FilmDialog } from 'pagewright/blocks';
import type { VideoModal as VideoModalBlock } from '../../schema/generated/types.ts';

/** Renders a film in a dialog, which a button of another block opens. */
export default function VideoModal({ name, title, video, fallback, close }: VideoModalBlock) {
  return <FilmDialog id={name} title={title} video={video} fallback={fallback} close={close} />;
}
