import { Buttons, InlineText, RichText, SectionHeading } from 'pagewright/blocks';
import type { Sections as SectionsBlock } from '../../schema/generated/types.ts';

/** Renders a text in sections; with none of them, what is said instead. */
export default function Sections(props: SectionsBlock) {
  const { eyebrow, heading, intro, items, numbered, empty, button } = props;
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      {items.length > 0 ? (
        items.map(({ title, text }, index) => (
          <div className="section" key={title}>
            <h2>{numbered ? `${index + 1}. ${title}` : title}</h2>
            <RichText html={text} />
          </div>
        ))
      ) : (
        <div className="section empty">
          <h1>{empty.title}</h1>
          <p>
            <InlineText html={empty.text} />
          </p>
        </div>
      )}
      <Buttons of={button && [button]} />
    </div>
  );
}
