import type { StatsStat } from '../../schema/generated/types.ts';
import { drawnElements } from '../_shared/drawn-inside.ts';

/** The icons of each number, as they were drawn. */
export function drawnIcons(html: string): Pick<StatsStat, 'lightIcon' | 'darkIcon'>[] {
  return drawnElements(html, '.stat').map((stat) => {
    const [light, dark] = ['.icon:not(.when-dark)', '.icon.when-dark'].map(
      (icon) => stat.querySelector(icon)?.innerHTML,
    );
    return { ...(light && { lightIcon: light }), ...(dark && { darkIcon: dark }) };
  });
}
