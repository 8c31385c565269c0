import type { StatsStat } from '../../schema/generated/types.ts';

/** The icons of each number, as they were drawn. */
export function drawnIcons(html: string): Pick<StatsStat, 'lightIcon' | 'darkIcon'>[] {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(drawn.querySelectorAll('.stat'), (stat) => {
    const [light, dark] = ['.icon:not(.when-dark)', '.icon.when-dark'].map(
      (icon) => stat.querySelector(icon)?.innerHTML,
    );
    return { ...(light && { lightIcon: light }), ...(dark && { darkIcon: dark }) };
  });
}
