import { Cards, cardPart, Section } from 'pagewright/blocks';
import type { CardGrid as CardGridBlock, CardsPerRow } from '../../schema/generated/types.ts';

/** Returns the number of cards in a row, reduced where a few cards would leave the row unfilled. */
function filledRows({ perRow, items, style }: CardGridBlock): CardsPerRow {
  const { base, md = 2, lg = 3 } = perRow ?? {};
  const most = items.length > 1 ? items.length : lg;
  // three tiles and one alone in the last row: a tile has no text that could fill the rest of the row
  const isTileAlone = style === 'tile' && items.length === 4 && lg === 3;
  return { base, md: Math.min(md, most), lg: isTileAlone ? 2 : Math.min(lg, most) };
}

/** Returns the classes of the layout that the fields choose and the cards allow. */
function layoutClasses({ items, style, phones, offset, picture }: CardGridBlock): string {
  // a wide card with only a title would be half empty
  const areTitles = style !== 'tile' && items.every(({ text }) => !text);
  // the keyboard could not scroll a row without links
  const areLinks = items.every(({ link }) => link);
  const classes = {
    paired: areTitles && items.length % 2 === 0,
    offset,
    swiped: phones === 'row' && areLinks,
    compact: phones === 'row' && !areLinks,
    beside: picture === 'beside',
  };
  return Object.entries(classes)
    .flatMap(([name, isOn]) => (isOn ? name : []))
    .join(' ');
}

/** Renders cards in rows. */
export default function CardGrid(props: CardGridBlock) {
  const { heading, items, style, width, minHeight, ratio } = props;
  const { titleLevel = heading ? 3 : 2 } = props;
  const perRow = filledRows(props);
  const level = titleLevel === 3 ? 'h3' : 'h2';
  return (
    <Section of={props} className={width === 'full' ? 'container full-width' : 'container'}>
      <Cards
        items={items.map((item) => ({ id: item.id, inside: cardPart(item, { perRow, level }) }))}
        perRow={perRow}
        style={style}
        layout={layoutClasses(props)}
        minHeight={minHeight}
        ratio={ratio}
      />
    </Section>
  );
}
