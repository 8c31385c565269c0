import { Picture, Section } from 'pagewright/blocks';
import type { Logos as LogosBlock } from '../../schema/generated/types.ts';

function Mark({ image, title, to }: LogosBlock['items'][number]) {
  const picture = <Picture image={image} sizes="220px" />;
  return <li title={title}>{to ? <a href={to}>{picture}</a> : picture}</li>;
}

/** Renders a static row of logos. */
export default function Logos(props: LogosBlock) {
  const { items } = props;
  return (
    <Section of={props}>
      <ul className="list">
        {items.map((item) => (
          <Mark key={item.image.src} {...item} />
        ))}
      </ul>
    </Section>
  );
}
