/** Parts that are marked with & and repeated with *. */
import { nearest } from '../../content/words/nearest.ts';
import { quoted, shown } from '../../content/yaml/edits.ts';
import { replacing, type SyntaxRule } from './rule.ts';

const unknownAlias: SyntaxRule = {
  code: 'special-character',
  bad: 'title: *welcome',
  good: 'title: "*welcome"',
  applies(line, { text }) {
    const [alias, name = ''] = /^\*([\w-]+)$/.exec(line.value) ?? [];
    if (alias === undefined) return [];
    const marks = [...text.matchAll(/(?<=[\s[{,])&([\w-]+)/g)];
    const below = marks.find(({ 1: mark, index }) => mark === name && index > line.offset);
    const near = nearest(
      name,
      marks.map(([, mark = '']) => mark),
    );
    const wanted = below
      ? `It is marked in line ${text.slice(0, below.index).split('\n').length}, below this one: the mark must come first. `
      : near
        ? `Did you mean *${near}? `
        : '';
    return [
      replacing(
        line,
        [line.valueAt, line.valueAt + alias.length],
        line.name === '<<' ? '{}' : quoted(alias),
        {
          message:
            'A text that begins with * repeats a part that was marked with & before, and there is no such part.',
          hint: `${wanted}If it is text, put all of it in quotation marks: ${shown(quoted(alias))}.`,
          unsure: true,
        },
      ),
    ];
  },
};

const merge: SyntaxRule = {
  code: 'special-character',
  bad: 'a: &first { title: One }\nb:\n  <<: first',
  good: 'a: &first { title: One }\nb:\n  <<: *first',
  applies(line) {
    if (line.name !== '<<' || !/^\w/.test(line.value)) return [];
    return [
      replacing(line, [line.valueAt, line.valueAt + line.value.length], `*${line.value}`, {
        message:
          'After <<: stands what is merged in: a star and the name of a part that was marked with & before.',
        hint: `Write a star before the name, as in <<: *name.`,
      }),
    ];
  },
};

export const aliasRules: SyntaxRule[] = [unknownAlias, merge];
