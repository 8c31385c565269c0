import { Blocks, Button, Channels, Logo, Picture, RichText } from 'pagewright/blocks';
import type { Message as MessageBlock } from '../../schema/generated/types.ts';

/** No messages are looked up in the browser. */
export const messages: string[] = [];

/** Renders a message with a link. */
export default function Message(props: MessageBlock) {
  const { logo, eyebrow, title, text, image, blocks, button } = props;
  return (
    <>
      {image ? null : <Channels />}
      <div className={image ? 'container with-picture' : 'container'}>
        <div className="content">
          {logo ? <Logo logo={logo} /> : null}
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1>{title}</h1>
          <RichText html={text} />
          {blocks?.length ? (
            <div className="held">
              <Blocks of={blocks} />
            </div>
          ) : null}
          {button ? <Button button={button} /> : null}
        </div>
        {image ? (
          <div className="nested-corner">
            <Picture
              image={image}
              sizes="(min-width: 1240px) 660px, (min-width: 769px) 54vw, 100vw"
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
