import { Cards, cardPart, Section } from 'pagewright/blocks';
import type { CardGrid as CardGridBlock } from '../../schema/generated/types.ts';

/** Renders cards in rows. */
export default function CardGrid(props: CardGridBlock) {
  const { heading, items, perRow, style, width, minHeight, phones, offset, picture } = props;
  // a row without links could not be moved through by keyboard
  const isSwiped = phones === 'row' && items.every(({ link }) => link);
  const layout = [offset && 'offset', isSwiped && 'swiped', picture === 'beside' && 'beside']
    .filter(Boolean)
    .join(' ');
  const level = heading ? 'h3' : 'h2';
  return (
    <Section of={props} className={width === 'full' ? 'container full-width' : 'container'}>
      <Cards
        items={items.map((item) => ({ id: item.id, inside: cardPart(item, { perRow, level }) }))}
        perRow={perRow}
        style={style}
        layout={layout}
        minHeight={minHeight}
      />
    </Section>
  );
}
