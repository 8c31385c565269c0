import { cardPart } from 'pagewright/blocks';
import type { FilterGrid as FilterGridBlock } from '../../schema/generated/types.ts';

/** Returns the island's props: the cards never change. */
export function withParts({ items, ...props }: FilterGridBlock) {
  const { perRow, heading } = props;
  const level = heading ? 'h3' : 'h2';
  const cards = items.map(({ labels, ...card }) => ({
    labels,
    inside: cardPart(card, { perRow, level }),
  }));
  return { ...props, items: cards };
}
