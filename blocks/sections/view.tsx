import { InlineText, RichText, Section } from 'pagewright/blocks';
import type { Sections as SectionsBlock } from '../../schema/generated/types.ts';

/** Renders a text in sections; with none of them, what is said instead. */
export default function Sections(props: SectionsBlock) {
  const { items, numbered, empty } = props;
  return (
    <Section of={props}>
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
    </Section>
  );
}
