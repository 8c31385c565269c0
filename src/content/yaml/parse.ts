/**
 * Parses YAML to data. The only file that imports js-yaml; positions.ts reads the same data with positions, and
 * parse.test.ts compares the two.
 */
import yaml from 'js-yaml';
import type { Data } from '../model/types.ts';

/** The result of parsing: the data, or the parser's message and its position. Lines and columns count from 1. */
type Parsed = { data: Data } | { data?: undefined; reason: string; line: number; column: number };

const patterns: [tag: string, test: RegExp, construct: (text: string) => unknown][] = [
  ['null', /^(?:~|[Nn]ull|NULL)$/, () => null],
  ['bool', /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/, (text) => /^[Tt]/.test(text)],
  ['int', /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/, Number],
  [
    'float',
    /^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    toFloat,
  ],
];

/**
 * The core schema of YAML 1.2 (https://yaml.org/spec/1.2.2/#103-core-schema) and merge keys. js-yaml's own core schema also reads
 * `0b1`, `1_000` and dates.
 */
const schema = yaml.FAILSAFE_SCHEMA.extend({
  implicit: [
    new yaml.Type('tag:yaml.org,2002:merge', {
      kind: 'scalar',
      resolve: (text: unknown) => text === '<<',
    }),
    ...patterns.map(
      ([tag, test, construct]) =>
        new yaml.Type(`tag:yaml.org,2002:${tag}`, {
          kind: 'scalar',
          resolve: (text: unknown) => typeof text === 'string' && test.test(text),
          construct,
        }),
    ),
  ],
});

function toFloat(text: string): number {
  const word = text.toLowerCase();
  if (word === '.nan') return Number.NaN;
  if (word.endsWith('.inf')) {
    return word.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return Number(text);
}

/**
 * Parses one YAML document. An empty text is `null`. Objects are shared between an anchor and its aliases, so data
 * must never be changed in place.
 */
export function parse(text: string): Parsed {
  try {
    return { data: (yaml.load(text, { schema }) ?? null) as Data };
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error;
    const { reason, mark } = error;
    return { reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
  }
}

/** Returns data as YAML without anchors and aliases. */
export function toYaml(data: Data): string {
  return yaml.dump(data, { noRefs: true, lineWidth: 120 });
}
