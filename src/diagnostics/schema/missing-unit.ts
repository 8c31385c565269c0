import type { Schema } from '../../content/model/json-schema.ts';
import type { Finding } from './finding.ts';

/** The unit of a size, as its example has it: `kB` of `300 kB`. */
export function unitOf({ examples = [] }: Schema): string | undefined {
  return /^\d+ (\w+)$/.exec(String(examples[0]))?.[1];
}

/** A size without its unit is one in bytes, of which nothing worth a limit has so few. */
export function withoutUnit(data: number, name: string, unit: string): Omit<Finding, 'path'> {
  const suggestion = `${data} ${unit}`;
  return {
    code: 'wrong-value',
    message: `${name} is ${data}, and a number without a unit means bytes.`,
    hint: `Did you mean ${suggestion}? Write the unit behind the number: ${name}: ${suggestion}.`,
    suggestion,
  };
}
