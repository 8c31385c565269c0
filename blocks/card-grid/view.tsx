import { Buttons, Cards, cardPart, SectionHeading } from 'pagewright/blocks';
import type { CardGrid as CardGridBlock } from '../../schema/generated/types.ts';

/** Cards in rows. */
export default function CardGrid(props: CardGridBlock) {
  const { eyebrow, heading, intro, items, perRow, style, width, minHeight, button } = props;
  const { phones, offset } = props;
  // a row without links could not be moved through by keyboard
  const isSwiped = phones === 'row' && items.every(({ link }) => link);
  const layout = [offset && 'offset', isSwiped && 'swiped'].filter(Boolean).join(' ');
  const level = heading ? 'h3' : 'h2';
  return (
    <div className={width === 'full' ? 'container full-width' : 'container'}>
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <Cards
        items={items.map((item) => ({ id: item.id, inside: cardPart(item, { perRow, level }) }))}
        perRow={perRow}
        style={style}
        layout={layout}
        minHeight={minHeight}
      />
      <Buttons of={button ? [button] : undefined} />
    </div>
  );
}
