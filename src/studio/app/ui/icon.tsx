import type { ReactElement } from 'react';
import { icons } from './icons.ts';

export type IconName = keyof typeof icons;

/** Renders a decorative icon, which screen readers skip. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
