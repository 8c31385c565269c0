import { Icon } from '../_shared/icon.tsx';
import { star } from '../_shared/icons.ts';
import { useSay } from '../_shared/words.ts';

const PLACES = [1, 2, 3, 4, 5];

function fill(place: number, rating: number): string {
  if (rating >= place) return 'full';
  return rating > place - 1 ? 'half' : 'empty';
}

/** A rating from 0 to 5 as stars, and in words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const say = useSay();
  return (
    <p className="stars">
      <span className="visually-hidden">
        {say('rating', 'Rated {rating} out of 5', { rating })}
      </span>
      {PLACES.map((place) => (
        <Icon key={place} svg={star} className={`star star-${fill(place, rating)}`} />
      ))}
    </p>
  );
}
