import { Cards, cardPart, Section } from 'pagewright/blocks';
import type { CardGrid as CardGridBlock, CardsPerRow } from '../../schema/generated/types.ts';

/** Returns how many cards stand in a row, so that a few of them leave no empty place beside them. */
function filledRows({ perRow, items, style }: CardGridBlock): CardsPerRow {
  const { base, md = 2, lg = 3 } = perRow ?? {};
  const most = items.length > 1 ? items.length : lg;
  // of three and one, the last: a tile has no words that could fill the rest of a row
  const isTileAlone = style === 'tile' && items.length === 4 && lg === 3;
  return { base, md: Math.min(md, most), lg: isTileAlone ? 2 : Math.min(lg, most) };
}

/** Renders cards in rows. */
export default function CardGrid(props: CardGridBlock) {
  const { heading, items, style, width, minHeight, phones, offset, picture } = props;
  const perRow = filledRows(props);
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
