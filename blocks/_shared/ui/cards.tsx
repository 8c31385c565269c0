import type { CardGrid, CardsPerRow } from '../../../schema/generated/types.ts';
import { Icon } from './icon.tsx';
import { MoreLink } from './link.tsx';
import { Picture } from './picture.tsx';
import { sizesInRows } from './picture-variants.ts';
import { RichText } from './rich-text.tsx';
import { Static, StaticPart } from './static-part.tsx';

type CardData = CardGrid['items'][number];

interface CardListProps {
  perRow?: CardsPerRow | undefined;
  style?: CardGrid['style'];
  /** The level of the cards' headings. */
  level: 'h2' | 'h3';
}

interface CardProps extends Pick<CardListProps, 'level'> {
  item: CardData;
  /** How wide the pictures are shown. */
  sizes: string;
}

function Card({ item, level: Title, sizes }: CardProps) {
  const { title, text, image, icon, link, meta } = item;
  return (
    <>
      {image ? <Picture image={image} sizes={sizes} /> : null}
      <div className="content">
        {icon ? <Icon svg={icon} className="card-icon" /> : null}
        {meta ? <p className="meta">{meta}</p> : null}
        <Title>{title}</Title>
        <RichText html={text} />
        {link ? <MoreLink link={link} about={title} /> : null}
      </div>
    </>
  );
}

/** Returns the static content of a card. */
export const cardPart = (item: CardData, { perRow = {}, level }: CardListProps) =>
  new StaticPart(<Card item={item} level={level} sizes={sizesInRows(perRow)} />);

/** Returns the classes of a last card that would be alone in its row, one for each such width. */
function lastClass(count: number, { md = 2, lg = 3 }: CardsPerRow): string {
  const isAlone = (inRow: number) => inRow > 1 && count > inRow && count % inRow === 1;
  return [isAlone(md) && ' alone-md', isAlone(lg) && ' alone-lg'].filter(Boolean).join('');
}

interface CardsProps extends Omit<CardListProps, 'level'> {
  items: { id?: string | undefined; hidden?: boolean; inside: StaticPart }[];
  minHeight?: number | undefined;
  ratio?: CardGrid['ratio'];
  /** Additional classes of the list, for the block's own styles. */
  layout?: string;
}

/** Renders cards in rows. Their style sheet is cards.css. */
export function Cards({
  items,
  perRow = {},
  style = 'card',
  minHeight,
  ratio,
  layout,
}: CardsProps) {
  const last = style === 'tile' ? -1 : items.length - 1;
  return (
    <ul
      className={`list cards style-${style}${layout ? ` ${layout}` : ''}`}
      data-base={perRow.base}
      data-md={perRow.md ?? 2}
      data-lg={perRow.lg ?? 3}
      data-min-height={minHeight}
      data-ratio={ratio}
    >
      {items.map(({ id, hidden, inside }, index) => (
        <Static
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one title, and none moves
          key={index}
          as="li"
          of={inside}
          className={index === last ? `card${lastClass(items.length, perRow)}` : 'card'}
          id={id}
          hidden={hidden}
        />
      ))}
    </ul>
  );
}
