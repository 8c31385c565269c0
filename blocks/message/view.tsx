import type { Message as MessageBlock } from '../../schema/generated/types.ts';
import { Channels } from '../_shared/channels.tsx';
import { Button } from '../_shared/link.tsx';
import { Picture } from '../_shared/picture.tsx';
import { RichText } from '../_shared/rich-text.tsx';

/** One thing to say, with a way on. */
export default function Message({ eyebrow, title, text, image, button }: MessageBlock) {
  return (
    <>
      {image ? null : <Channels />}
      <div className={image ? 'container with-picture' : 'container'}>
        <div className="words">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1>{title}</h1>
          <RichText html={text} />
          {button ? <Button button={button} /> : null}
        </div>
        {image ? (
          <div className="nested-corner">
            <Picture image={image} eager />
          </div>
        ) : null}
      </div>
    </>
  );
}
