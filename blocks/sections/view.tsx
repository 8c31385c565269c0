import { Buttons, InlineText, Picture, RichText, Section } from 'pagewright/blocks';
import type { Sections as SectionsBlock } from '../../schema/generated/types.ts';

/** Renders the block's empty state, with its button. */
function Empty({ empty: { title, text, image }, button }: SectionsBlock) {
  return (
    <div className={image ? 'empty with-picture' : 'empty'}>
      <div className="stack">
        <h1>{title}</h1>
        <p>
          <InlineText html={text} />
        </p>
        <Buttons of={button && [button]} />
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
  );
}

/** Renders a text in sections; without any, the empty state. */
export default function Sections(props: SectionsBlock) {
  const { items, numbered } = props;
  if (items.length === 0) {
    return (
      <Section of={{ ...props, button: undefined }}>
        <Empty {...props} />
      </Section>
    );
  }
  return (
    <Section of={props}>
      {items.map(({ title, text }, index) => (
        <div className="section" key={title}>
          <h2>{numbered ? `${index + 1}. ${title}` : title}</h2>
          <RichText html={text} />
        </div>
      ))}
    </Section>
  );
}
