import { Cards, cardPart, Section } from 'pagewright/blocks';
import type { CardGrid as CardGridBlock, CardsPerRow } from '../../schema/generated/types.ts';

/** Returns how many cards stand in a row, so that a few of them leave no empty place beside them. */
function filledRows({ base, md = 2, lg = 3 }: CardsPerRow = {}, count: number): CardsPerRow {
  const most = count > 1 ? count : lg;
  return { base, md: Math.min(md, most), lg: Math.min(lg, most) };
}

/** Renders cards in rows. */
export default function CardGrid(props: CardGridBlock) {
  const { heading, items, style, width, minHeight, phones, offset, picture } = props;
  const perRow = filledRows(props.perRow, items.length);
  // Three and one: a tile has no words that could fill the rest of a row.
  if (style === 'tile' && items.length === 4 && perRow.lg === 3) perRow.lg = 2;
  // a row without links could not be moved through by keyboard
  const isSwiped = items.every(({ link }) => link);
  const layout = [
    offset && 'offset',
    phones === 'row' && (isSwiped ? 'swiped' : 'compact'),
    picture === 'beside' && 'beside',
  ]
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
