import { Buttons, Picture, RichText, SectionHeading } from 'pagewright/blocks';
import type { Text as TextBlock } from '../../schema/generated/types.ts';

/** Renders a text, with a picture or with its heading beside it. */
export default function Text(props: TextBlock) {
  const { eyebrow, heading, intro, body, image, imageSide = 'end', columns = 1, buttons } = props;
  const { bleed } = props;
  const hasHeading = Boolean(eyebrow || heading || intro);
  const layout = image
    ? `image-${imageSide}${bleed ? ' bleed' : ''}`
    : hasHeading
      ? 'split'
      : 'narrow';
  const content = (
    <>
      <RichText html={body} className={columns === 2 && !image ? 'two-columns' : undefined} />
      <Buttons of={buttons} />
    </>
  );
  const headed = <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />;
  return (
    <div className={`container layout ${layout}`}>
      {image ? (
        <>
          <div className="content">
            {headed}
            {content}
          </div>
          <div className={bleed ? 'picture' : 'nested-corner'}>
            <Picture
              image={image}
              sizes="(min-width: 1240px) 620px, (min-width: 769px) 50vw, 100vw"
            />
          </div>
        </>
      ) : (
        <>
          {headed}
          <div className="content">{content}</div>
        </>
      )}
    </div>
  );
}
