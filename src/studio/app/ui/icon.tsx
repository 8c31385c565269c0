import type { ReactElement } from 'react';

/** The paths of Studio's icons, on a grid of 24: strokes only. */
const DRAWINGS = {
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M5 12l7 7 7-7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  clipboard: 'M9 4H6v17h12V4h-3M9 2h6v4H9z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  phone: 'M7 2h10v20H7zM11 18h2',
  tablet: 'M5 2h14v20H5zM11 18h2',
  desktop: 'M3 4h18v12H3zM8 21h8M12 16v5',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  check: 'M5 12l5 5 9-10',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.5v.5',
  chevron: 'M9 6l6 6-6 6',
  grip: 'M9 5v.5M15 5v.5M9 12v.5M15 12v.5M9 19v.5M15 19v.5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  page: 'M6 2h9l4 4v16H6zM14 2v5h5',
  image: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9v.5',
  play: 'M7 4l13 8-13 8z',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M15 4L9 20',
  list: 'M9 6h11M9 12h11M9 18h11M4 6v.5M4 12v.5M4 18v.5',
  heading: 'M6 4v16M18 4v16M6 12h12',
  sidebar: 'M3 4h18v16H3zM9 4v16',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Renders a decorative icon, which screen readers skip. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
