/** Checks links that fill in forms: `/jobs?position=Cook`. */
import type { PageSummary } from '../../content/model/types.ts';

/**
 * Returns the issue of a query with a value that a select of the page does not offer; `undefined` when there is none.
 */
export function queryIssue(query: string | undefined, { route, forms = [] }: PageSummary) {
  const fields = new Map(forms.flatMap((form) => form.fields.map((field) => [field.name, field])));
  for (const [name, wanted] of new URLSearchParams(query)) {
    const { type, options: known = [] } = fields.get(name) ?? {};
    if (type !== 'select' || known.includes(wanted)) continue;
    const params = { reason: 'form', wanted, known, field: name, route } as const;
    return { code: 'lost-choice', params } as const;
  }
  return undefined;
}
