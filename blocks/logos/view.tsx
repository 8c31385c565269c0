import { Buttons, Picture, SectionHeading } from 'pagewright/blocks';
import type { Logos as LogosBlock } from '../../schema/generated/types.ts';

function Mark({ image, title, to }: LogosBlock['items'][number]) {
  const picture = <Picture image={image} sizes="220px" />;
  return <li title={title}>{to ? <a href={to}>{picture}</a> : picture}</li>;
}

/** Logos that stand still. */
export default function Logos({ eyebrow, heading, intro, items, button }: LogosBlock) {
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul className="list">
        {items.map((item) => (
          <Mark key={item.image.src} {...item} />
        ))}
      </ul>
      <Buttons of={button ? [button] : undefined} />
    </div>
  );
}
