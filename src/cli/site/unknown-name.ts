/** The messages about a name that does not exist or is of another kind. */

import {
  type Definitions,
  definitionsOf,
  resolved,
  type Schema,
} from '../../content/model/json-schema.ts';
import type { Site } from '../../content/site/site.ts';
import { resolveSite } from '../../content/usages/addresses.ts';
import type { UsageKind } from '../../content/usages/find-usages.ts';
import { nearest } from '../../diagnostics/wording/nearest.ts';
import { listed } from '../../diagnostics/wording/phrases.ts';

/**
 * Returns the message about a field that a block does not have, such as `banner.titel` or `card-grid.items.link.too`;
 * `undefined` for known fields, and for groups that allow any field.
 *
 * @param definitions those that the schema refers to
 */
export function unknownFieldMessage(
  name: string,
  schema: Schema | undefined,
  definitions: Definitions,
): string | undefined {
  const [type = '', ...steps] = name.split('.');
  let around = schema;
  let owner = type;
  for (const [index, step] of steps.entries()) {
    const group = around && groupIn(around, definitions);
    const known = Object.keys(group?.properties ?? {});
    if (!group?.properties || group.additionalProperties === true) return undefined;
    around = group.properties[step];
    if (!around) {
      const meant = nearest(step, known);
      const rest = [...steps.slice(0, index), meant, ...steps.slice(index + 1)];
      const hint = meant ? ` Did you mean ${[type, ...rest].join('.')}?` : '';
      return `${owner} has no field ${step}.${hint} Its fields are ${listed(known, 'and', 60)}.`;
    }
    owner = `${owner}.${step}`;
  }
  return undefined;
}

/** Returns the schema of a group of fields, or of the entries of a list. */
function groupIn(schema: Schema, definitions: Definitions): Schema {
  const whole = resolved(schema, definitions);
  return whole.items ? groupIn(whole.items, definitions) : whole;
}

/** Returns a name in its usual form; it may be given as a path. */
export function tidyName(kind: UsageKind, written: string): string {
  if (kind === 'image') return `/${written.replace(/^\.?\/?(?:public\/)?/, '')}`;
  if (kind === 'page') return `/${written.replace(/^\/|(?<=.)\/$/g, '').replace(/[?#].*$/, '')}`;
  return written;
}

const ALL_KINDS: UsageKind[] = ['block', 'fragment', 'collection', 'image', 'page'];

/** Returns another kind that has something of this name. */
function otherKind(site: Site, kind: UsageKind, name: string): UsageKind | undefined {
  return ALL_KINDS.find(
    (other) => other !== kind && namesOf(site, other).includes(tidyName(other, name)),
  );
}

/** Returns whether a page's address is a picture's, or the other way round: links to both look alike. */
export function isOther(site: Site, kind: UsageKind, name: string): boolean {
  if (kind === 'image') {
    return !site.publicFiles.has(name) && namesOf(site, 'page').includes(name);
  }
  return kind === 'page' && site.publicFiles.has(name);
}

/** Returns the message about an unknown name; `undefined` when the name exists and is only unused. */
export function unknownNameMessage(site: Site, kind: UsageKind, name: string): string | undefined {
  const names = namesOf(site, kind);
  const wanted = kind === 'field' ? (name.split('.')[0] ?? '') : name;
  if (names.includes(wanted)) {
    const schema = site.blockTypes.get(wanted)?.schema;
    if (kind !== 'field' || !schema) return undefined;
    return unknownFieldMessage(name, schema, definitionsOf(schema, site.engine.shared));
  }
  const what = kind === 'field' ? 'block' : kind === 'image' ? 'picture' : kind;
  const other = kind === 'field' ? undefined : otherKind(site, kind, wanted);
  const hint = other
    ? `It is a ${other === 'image' ? 'file of public/' : other}: npx pagewright usages ${other} ${tidyName(other, wanted)}`
    : choiceOf(nearest(wanted, names), names);
  return `There is no ${what} ${wanted}. ${hint}`.trim();
}

function choiceOf(suggestion: string | undefined, names: string[]): string {
  if (suggestion) return `Did you mean ${suggestion}?`;
  if (names.length === 0 || names.length > 60) return '';
  return names.length === 1
    ? `The only one is ${names[0]}.`
    : `There are ${listed(names, 'and', 60)}.`;
}

function namesOf(site: Site, kind: UsageKind): string[] {
  switch (kind) {
    case 'block':
    case 'field':
      return [...site.blockTypes.keys()];
    case 'fragment':
      return [...site.fragmentNames];
    case 'collection':
      return [...site.collections.keys()];
    case 'image':
      return [...site.publicFiles];
    case 'page':
      return resolveSite(site).pages.map(({ route }) => route);
  }
}
