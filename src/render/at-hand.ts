/** Takes style sheets apart: what a page is first seen with, and how it answers a hand. */

/** A declaration, or a rule with what it holds. */
type Item = string | { head: string; items: Item[] };

/** The signs that part them, and what stands between: no sign is one in quotations and addresses. */
const TOKENS = /[{};]|(?:"[^"]*"|'[^']*'|url\([^)"']*\)|[^{};"'])+/g;

function read(tokens: Iterator<string>): Item[] {
  const items: Item[] = [];
  let text = '';
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const sign = next.value;
    if (sign === '{') items.push({ head: text, items: read(tokens) });
    else if (sign === ';' || sign === '}') text && items.push(text);
    else text = sign;
    if (sign === '}') return items;
    if (sign === ';' || sign === '{') text = '';
  }
  return items;
}

/** Brackets in which each alternative is one of those for a hand: `:is(:hover, :focus-visible)`, `:has(:focus-visible)`. */
const ALL_OF_HAND = /:(?:is|has)\((?:[^(),]*:(?:hover|focus-visible),?)+\)/g;
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)/g;
const OF_HAND = /:(?:hover|focus-visible)(?![\w-])/;

/** Whether a rule is for nothing but what a hand is on. What opens so must be there when it is wanted. */
function isForHand(head: string): boolean {
  // Where no script runs, no page is seen without the file: document-html.ts.
  if (head === '@media (scripting:none)') return true;
  if (head.startsWith('@') || head.includes('::details-content')) return false;
  const outside = head.replace(ALL_OF_HAND, ':hover').replace(BRACKETS, '');
  return outside.split(',').every((selector) => OF_HAND.test(selector));
}

/** What is of no use before a hand moves, and what it is over shows: each `transition`, pointers, places of outlines, dragging. */
const FOR_HAND = /^(?:transition|cursor|outline-offset|(?:-webkit-)?user-(?:select|drag)):/;

/** The text of those declarations that answer a hand, or of all others. */
function write(items: Item[], ofHand: boolean, isWithin = false): string {
  const texts = items.map((item) => {
    if (typeof item === 'string')
      return (isWithin || FOR_HAND.test(item)) === ofHand ? `${item};` : '';
    const inside = write(item.items, ofHand, isWithin || isForHand(item.head));
    const isHere = inside !== '' || (item.items.length === 0 && !ofHand);
    return isHere ? `${item.head}{${inside}}` : '';
  });
  return texts.join('').replace(/;$/, '');
}

/**
 * Takes a style sheet apart. What shows only on `:hover` or `:focus-visible`, each `transition` and the like are not to be seen at first:
 * until they are there, browsers mark what has the focus in their own way.
 *
 * @param css as the minifier leaves it
 */
export function apart(css: string): { first: string; later: string } {
  const items = read(Array.from(css.matchAll(TOKENS), ([token]) => token).values());
  return { first: write(items, false), later: write(items, true) };
}
