/** What is wrong with a template. */
import type { Unplaced } from '../model/issue.ts';
import type { Data, DataObject } from '../model/types.ts';

/** The way to a value from the scope: `['entry', 'title']`. */
export type Name = string[];

/** An issue of a template. */
export type TemplateIssue = Extract<Unplaced, { code: 'unknown-variable' | 'template-error' }>;

/** A template that cannot be filled in. */
export class TemplateError extends Error {
  readonly issue: TemplateIssue;
  constructor(issue: TemplateIssue) {
    super(issue.code);
    this.issue = issue;
  }
}

/** Returns the issue of a list or a group where only words fit. */
export function notText(name: Name, value: object): TemplateIssue {
  const params = Array.isArray(value)
    ? ({ reason: 'list', name: name.join('.') } as const)
    : ({ reason: 'group', name: name.join('.'), fields: Object.keys(value) } as const);
  return { code: 'template-error', params };
}

/** Returns the issue of a name that leads nowhere: its step `index` is not in `around`. */
export function unknownName(name: Name, index: number, around: Data): TemplateIssue {
  const known =
    around && typeof around === 'object' && !Array.isArray(around) ? Object.keys(around) : [];
  const longer = index === 0 ? longerName(name, around as DataObject) : undefined;
  const params = { name, index, known, isEmpty: around === null, longer };
  return { code: 'unknown-variable', params, within: name.join('.') };
}

/** The whole name of something that is named without its beginning: `site.contact.phone` for `contact.phone`, `entry.name` for `dish.name`. */
function longerName(name: Name, { entry, site }: DataObject): string | undefined {
  const [first = '', second = ''] = name;
  const has = (group: Data | undefined, field: string) =>
    typeof group === 'object' && group !== null && Object.hasOwn(group, field);
  if (has(entry, second)) return ['entry', ...name.slice(1)].join('.');
  if (has(entry, first)) return ['entry', ...name].join('.');
  return has(site, first) ? ['site', ...name].join('.') : undefined;
}
