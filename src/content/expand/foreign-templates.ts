/** Templates of other tools, which would be read as something else or not at all. */
import type { TemplateIssue } from './template-error.ts';

const kinds = [
  { reason: 'shortcode', pattern: /\{\{[<%].*?\}\}/s },
  { reason: 'block-helper', pattern: /\{\{\s*[#/]\s*(\w+)\s*(.*?)\}\}/s },
  { reason: 'comma', pattern: /(?<=\{\{-?\s*)(entry|site|page|with|params),\s*(\w+)/ },
] as const;

/** Returns the issue of such a template; `undefined` for one of ours. */
export function foreignTemplate(text: string): TemplateIssue | undefined {
  if (!/\{\{-?\s*(?:[<%#/]|[a-z]+,)/.test(text)) return undefined;
  for (const { reason, pattern } of kinds) {
    const [within, ...parts] = pattern.exec(text) ?? [];
    if (within !== undefined) return { code: 'template-error', params: { reason, parts }, within };
  }
  return undefined;
}
