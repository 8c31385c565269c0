import type { Rule } from '../rule.ts';

export const lostWindow: Rule<'lost-window'> = {
  code: 333,
  name: 'lost-window',
  severity: 'warning',
  title: 'A window over the page that nothing opens, or a button that opens none',
  why: 'Visitors never see the film or the panel, or press a button and nothing happens.',
  bad: '- type: side-rail\n  items:\n    - { icon: video, label: Watch the film, opens: promo }\n- type: video-modal\n  name: promo-video',
  good: '- type: side-rail\n  items:\n    - { icon: video, label: Watch the film, opens: promo-video }\n- type: video-modal\n  name: promo-video',
};
