import type { CardGrid as CardGridBlock } from '../../schema/generated/types.ts';
import { Icon } from '../_shared/icon.tsx';
import { Buttons, MoreLink } from '../_shared/link.tsx';
import { Picture } from '../_shared/picture.tsx';
import { RichText } from '../_shared/rich-text.tsx';
import { SectionHeading } from '../_shared/section-heading.tsx';

type Item = CardGridBlock['items'][number];

function Card({ item, level: Title }: { item: Item; level: 'h2' | 'h3' }) {
  const { id, title, text, image, icon, link, meta } = item;
  return (
    <li className="card" id={id}>
      {image ? <Picture image={image} /> : null}
      <div className="words">
        {icon ? <Icon svg={icon} /> : null}
        {meta ? <p className="meta">{meta}</p> : null}
        <Title>{title}</Title>
        <RichText html={text} />
        {link ? <MoreLink link={link} about={title} /> : null}
      </div>
    </li>
  );
}

/** Cards in rows. */
export default function CardGrid(props: CardGridBlock) {
  const { eyebrow, heading, intro, items, perRow = {}, style = 'card', minHeight, button } = props;
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul
        className={`list cards style-${style}`}
        data-base={perRow.base}
        data-md={perRow.md ?? 2}
        data-lg={perRow.lg ?? 3}
        data-min-height={minHeight}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one title, and none moves
          <Card key={index} item={item} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
      <Buttons of={button ? [button] : undefined} />
    </div>
  );
}
