/** Random YAML texts, similar to what editors write, for tests that compare two parsers. */
import fc from 'fast-check';

/** A valid page with many of YAML's notations. */
export const sound = `title: Home of water
description: A page, of words - and (signs); "no" marks
# a comment
blocks:
  - type: banner
    title: 'It''s home'
    text: |
      **Bold** and [there](/)

        - a list

  - type: card-grid
    items:
      - title: One
        rating: 4
        image: { src: /images/hall.svg, alt: The hall, width: 40 }
      - { title: Two, link: { label: More, to: "#x" }, list: [a, 2, true] }
    last:
    - ~
    - no # comment
    sort: -date
    address: "One\\nTwo \\u2066
      three"
    perView: { base: 1,
      lg: 3, }
    words: several
      lines of them
    more: >-
      folded

      text 💧
menus:
  main:
    main: |-
      two

`;
const signs = '\t # - : " \' { } [ ] & * ! | > @ ` % , ? ~ . \n \r \\ <<'.split(' ');
const scrap = fc.oneof(
  fc.constantFrom(
    ...signs,
    ' ',
    '  ',
    '\n  ',
    '\n    ',
    '\n      ',
    '\n\n',
    ': ',
    ' #',
    '- ',
    ', ',
  ),
  fc.constantFrom(
    'a: b',
    '- a',
    '|\n',
    '{ a: 1 }',
    '[1]',
    '1.5',
    'null',
    '---',
    '\u00a0',
    'é',
    '💧',
  ),
  fc.string({ maxLength: 4 }),
);

/**
 * Returns texts in which random parts are replaced by scraps.
 *
 * @param most the largest number of cuts, and of characters in a cut
 */
export const cutUp = (
  text: string,
  scraps: fc.Arbitrary<string>,
  most: { cuts: number; letters: number },
) =>
  fc
    .array(fc.record({ at: fc.nat(text.length), cut: fc.nat(most.letters), put: scraps }), {
      minLength: 1,
      maxLength: most.cuts,
    })
    .map((edits) =>
      edits.reduce(
        (whole, { at, cut, put }) => whole.slice(0, at) + put + whole.slice(at + cut),
        text,
      ),
    );

/** Kinds of texts made from it. */
export const randomTexts = {
  'a page with parts cut out and put in': cutUp(sound, scrap, { cuts: 3, letters: 12 }),
  'lines in any order, further in or out': fc
    .array(fc.tuple(fc.constantFrom(...sound.split('\n')), fc.integer({ min: -3, max: 3 })), {
      maxLength: 8,
    })
    .map((lines) =>
      lines
        .map(([line, shift]) =>
          shift < 0 ? line.replace(new RegExp(`^ {0,${-shift}}`), '') : ' '.repeat(shift) + line,
        )
        .join('\n'),
    ),
  'scraps in any order': fc.array(scrap, { maxLength: 14 }).map((parts) => parts.join('')),
  'a value of any scraps': fc
    .array(scrap, { maxLength: 5 })
    .map((parts) => `a: ${parts.join('')}\nb: { c: ${parts.join('')} }\n`),
};
