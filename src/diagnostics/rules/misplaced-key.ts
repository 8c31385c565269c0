import { valueAt } from '../../content/model/data.ts';
import type { Data } from '../../content/model/types.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'misplaced-key'> = {
  code: 109,
  severity: 'error',
  title: 'A field that is indented too far, or not far enough',
  why: 'The indentation says what a field belongs to. This one is known, but one level further out or in.',
  bad: '- type: card-grid\n  items:\n    - title: Cleaning\n      heading: Services',
  good: '- type: card-grid\n  heading: Services\n  items:\n    - title: Cleaning',
  ...byReason<Params<'misplaced-key'>>({
    field: {
      message: ({ names, owner, to, as }) =>
        `${listed(names, 'and')} ${names.length === 1 ? 'is not a field' : 'are not fields'} of ${owner}, but of ${to}${as ? `, as ${as}` : ''}.`,
      hint: ({ names, owner, to, list, move, isNew, as }, { files }, { file, path }) => {
        const chosen = to === 'each' && valueAt(files.data(file), [to]);
        if (typeof chosen === 'string')
          return `Write each: { collection: ${chosen}, ${as ?? names.join(': …, ')}: … }, and delete what stands beside it.`;
        const [they, lines] = names.length === 1 ? ['it', 'it lines'] : ['them', 'they line'];
        const it = as && names.length === 1 ? `${as}:` : they;
        if (isNew && move === 'further')
          return `Write ${list}: in a line above ${it}, and indent ${it} as an entry, with a dash before the first field: - ${names[0]}: …`;
        if (isNew)
          return `Write ${to}: in a line above ${it}, and indent ${it} by two more spaces.`;
        switch (move) {
          case 'below':
            if (as && names.length === 1)
              return `Write its value at ${as}: below ${to}:, and delete this line.`;
            return `Write ${it} below ${to}:, indented by two more spaces.`;
          case 'less':
            return `Indent ${it} less, so that ${lines} up with the other fields of ${to}.`;
          case 'into':
            return `Move ${it} into the entry of ${list} that ${names.length === 1 ? 'it belongs' : 'they belong'} to${valueShown(valueAt(files.data(file), path), names)}.`;
          case 'further':
            return `Indent ${it} further than ${owner}, so that ${lines} up with the fields of ${to}.`;
        }
      },
    },
    'edge-block': {
      message: ({ type }) =>
        `This ${type} block stands at the left edge, and not in the list blocks.`,
      hint: ({ type, isAlone }) =>
        `Write ${isAlone ? 'blocks: in a line above it, and ' : ''}- type: ${type} ${isAlone ? 'indented by two spaces' : 'with the dash in the column of the other blocks’ dashes'}, and indent its other lines to the column of type.`,
    },
    block: {
      message: ({ type, list, noun, isHolder }) =>
        isHolder
          ? `This ${type} block stands among the ${list} of ${noun}, and not in the list blocks of one of them.`
          : `This ${type} block stands among the entries of ${list} of ${noun}, because it is indented too far.`,
      hint: ({ type, list, isHolder, beside: [first, ...more] }) => {
        if (!isHolder)
          return 'Indent it and its fields less, so that its dash lines up with those of the other blocks.';
        const rule = `Each of the ${list} holds its blocks below blocks:.`;
        if (first === undefined)
          return `${rule} Write "- blocks:" in a line above "- type: ${type}" if it is not there, and indent the block further than that.`;
        return [first, ...more].includes('blocks')
          ? `${rule} Move type: ${type} and the fields of this block into an entry there: - type: ${type}.`
          : `${rule} Write blocks: in the column of ${first}:, and below it the block, indented further and with a dash: - type: ${type}.`;
      },
    },
  }),
};

/** Returns the line of a single field as the first of a list's entry, after a colon; empty for lists and groups. */
const valueShown = (value: Data | undefined, [name, ...more]: string[]): string =>
  typeof value === 'object' || more.length > 0 ? '' : `: - ${name}: ${value}`;
