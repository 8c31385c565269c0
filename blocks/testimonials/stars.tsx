import { Icon, useT } from 'pagewright/blocks';
import { star } from 'pagewright/icons';
import { useId } from 'react';

const PLACES = [1, 2, 3, 4, 5];

function fill(place: number, rating: number): string {
  if (rating >= place) return 'full';
  return rating > place - 1 ? 'half' : 'empty';
}

/** Renders a rating from 0 to 5 as stars, and as text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const t = useT();
  const shape = useId();
  const same = `<use href="#${shape}"/>`;
  return (
    <p className="stars">
      <span className="visually-hidden">{t('rating', 'Rated {rating} out of 5', { rating })}</span>
      {PLACES.map((place) => (
        <Icon
          key={place}
          svg={place === 1 ? `<g id="${shape}">${star}</g>` : same}
          className={`star star-${fill(place, rating)}`}
        />
      ))}
    </p>
  );
}
