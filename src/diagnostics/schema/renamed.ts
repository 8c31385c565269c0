/** Old names: told before anything else is said of them, so that one change of name is one problem. */

import type { Worded } from '../../content/model/issue.ts';
import type { SchemaError } from '../../content/model/json-schema.ts';
import type { Alias } from '../../content/model/schema-facts.ts';
import { renamed } from '../../content/schemas/aliases.ts';
import type { Finding } from './finding.ts';

/** The fields that have other names today, and the errors that are about something else. */
export function renamedFields(
  errors: SchemaError[],
  aliases: Alias[],
): { findings: Finding[]; others: SchemaError[] } {
  const findings: Finding[] = [];
  const meant = new Set<string>();
  for (const { keyword, params, instancePath } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const key = String(params.additionalProperty);
    const steps = instancePath.split('/').slice(1);
    const parent = steps.filter((step) => !/^\d+$/.test(step));
    const alias = renamed(aliases, [...parent, key].join('.'));
    if (!alias) continue;
    const to = alias.to.split('.').at(-1) ?? '';
    meant.add(`${instancePath} ${key}`).add(`${instancePath} ${to}`);
    const path = [...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)), key];
    findings.push({ ...renamedKey(key, to, alias.since), path, atKey: true });
  }
  const others = errors.filter(({ instancePath, params }) => {
    const name = params.additionalProperty ?? params.missingProperty;
    return name === undefined || !meant.has(`${instancePath} ${String(name)}`);
  });
  return { findings, others };
}

function renamedKey(from: string, to: string, since: string): Worded {
  return {
    code: 'renamed-key',
    message: `${from} has been called ${to} since version ${since}.`,
    hint: `Write ${to}: instead; npx pagewright migrate does so on all pages.`,
    suggestion: to,
  };
}
