import type { Rule } from '../model/rule.ts';

export const rule: Rule<'lost-dialog'> = {
  code: 333,
  severity: 'warning',
  title: 'A dialog that nothing opens, or a button that opens none',
  why: 'Visitors never see the film or the panel, or press a button and nothing happens.',
  bad: '- type: side-rail\n  items:\n    - { icon: video, label: Watch the film, opens: promo }\n- type: video-modal\n  name: promo-video',
  good: '- type: side-rail\n  items:\n    - { icon: video, label: Watch the film, opens: promo-video }\n- type: video-modal\n  name: promo-video',
  message: (params) => {
    const { name, where, isType } = params;
    if (params.reason === 'never-opened')
      return `Nothing on ${where} opens “${name}”, so visitors cannot see it.`;
    return isType
      ? `This button opens a ${name} block, and there is none on ${where}, so a press does nothing.`
      : `There is nothing called “${name}” on ${where} that could open, so a press does nothing.`;
  },
  hint: (params) => {
    const { name, isType } = params;
    if (params.reason === 'never-opened') {
      return isType
        ? 'A button of another block opens it, such as search: of a site-header block. Name that button, or delete this block.'
        : `Write opens: ${name} in an entry of a side-rail block. A film that is to be seen on the page itself is a block of type video-player.`;
    }
    if (isType) return `Add a block with type: ${name} beside this one, or delete the line.`;
    return params.wanted
      ? `Did you mean ${params.wanted}?`
      : `Add a block with name: ${name}, such as a video-modal or a side-panel.`;
  },
  fix: (params) => {
    if (params.reason === 'never-opened' || params.isType) return {};
    return params.wanted ? { suggestion: params.wanted } : {};
  },
};
