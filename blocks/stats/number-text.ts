import { groupedNumber } from 'pagewright/blocks';
import type { StatsStat } from '../../schema/generated/types.ts';

/** Numbers of five digits and more are read more easily with a comma. */
const GROUPED_FROM = 10_000;
/** The largest number of decimal places that the schema allows. */
const MAX_PLACES = 4;

/** Returns the number of decimal places: unless set, as many as the number has. */
export function placesOf({ value, decimals }: Pick<StatsStat, 'value' | 'decimals'>): number {
  const fraction = /\.(\d+)$/.exec(String(value))?.[1] ?? '';
  return decimals ?? Math.min(fraction.length, MAX_PLACES);
}

/** Returns the separator between thousands. */
export function separatorOf(value: number): ',' | '' {
  return Math.abs(value) >= GROUPED_FROM ? ',' : '';
}

/** Returns the final text of a number; react-countup writes the same separators and decimals. */
export function endText(stat: Pick<StatsStat, 'value' | 'decimals' | 'prefix' | 'suffix'>): string {
  const { value, prefix = '', suffix = '' } = stat;
  const places = placesOf(stat);
  if (!separatorOf(value)) return prefix + value.toFixed(places) + suffix;
  return prefix + groupedNumber(value, places) + suffix;
}
