/** Tokens that only some style sheets use travel with these. */
import { DARK } from './theme-css.ts';

/** The rules that set tokens; nothing else of what they set is looked at. */
const RULES = [/(:root\s*\{)([^}]*)\}/, new RegExp(`(${DARK}\\s*\\{)([^}]*)\\}`)];
/** A token with a plain value, and not half a quotation or half a function. */
const TOKEN = /^(--[\w-]+):[^"'()]*(?:\([^"'()]*\)[^"'()]*)*$/;

/** The names that a style sheet uses, each once. */
export function namesUsed(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))];
}

/** The names that a style sheet sets, as often as it does. */
export function namesSet(css: string): string[] {
  return Array.from(css.matchAll(/[{;](--[\w-]+):/g), ([, name = '']) => name);
}

export interface SpareTokens {
  /** The ground without them. */
  ground: string;
  /** The rules that set these of them; nothing when it is none. */
  css(names: Iterable<string>): string;
  /** All of them. */
  names: Set<string>;
}

/**
 * Takes out of the ground's tokens what it does not use itself and what is set in one place only: such a token may be
 * set later as well, in any order.
 *
 * @param ground the sheet that every page begins with
 * @param setElsewhere the names that other sheets set
 * @param inUse the names that are used otherwise, by scripts for example
 */
export function spareTokens(
  ground: string,
  setElsewhere: Iterable<string>,
  inUse: Iterable<string>,
): SpareTokens {
  const set = namesSet(ground);
  const elsewhere = new Set(setElsewhere);
  const used = new Set([...namesUsed(ground), ...inUse]);
  const rules = RULES.map((rule) => {
    const [, start = '', body = ''] = rule.exec(ground) ?? [];
    return { rule, start, tokens: body.split(';') };
  });
  const nameOf = (token: string) => TOKEN.exec(token)?.[1] ?? '';
  const inRules = rules.flatMap(({ tokens }) => tokens.map(nameOf));
  const count = (list: unknown[], name: string) => list.filter((one) => one === name).length;
  const names = new Set(
    inRules.filter(
      (name) =>
        name !== '' &&
        !used.has(name) &&
        !elsewhere.has(name) &&
        count(set, name) === count(inRules, name),
    ),
  );
  const chosen = (which: (name: string) => boolean) =>
    rules.map(({ start, tokens }) => {
      const own = tokens.filter((token) => which(nameOf(token)));
      return own.length > 0 ? `${start}${own.join(';')}}` : '';
    });
  const left = chosen((name) => !names.has(name));
  return {
    names,
    ground: rules.reduce((css, { rule }, n) => css.replace(rule, () => left[n] ?? ''), ground),
    css: (wanted) => {
      const all = new Set(wanted);
      return chosen((name) => names.has(name) && all.has(name)).join('');
    },
  };
}
