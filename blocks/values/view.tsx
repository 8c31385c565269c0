import { Buttons, Icon, RichText, SectionHeading } from 'pagewright/blocks';
import type { Values as ValuesBlock } from '../../schema/generated/types.ts';

/** Renders short statements side by side. */
export default function Values({ eyebrow, heading, intro, items, button }: ValuesBlock) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul className="list">
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon ? <Icon svg={icon} /> : null}
            <Title>{title}</Title>
            <RichText html={text} />
          </li>
        ))}
      </ul>
      <Buttons of={button ? [button] : undefined} />
    </div>
  );
}
