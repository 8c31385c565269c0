/** The texts of a block's page in the catalogue, as Markdown. */
import type { Usage } from '../../content/usages/find-usages.ts';
import type { FieldRow } from './describe-fields.ts';

/** How many places are listed; the others are only counted. */
const MAX_PLACES = 100;

/** Returns Markdown that shows a text literally. */
const asText = (text: string) => text.replace(/[\\`*_[\]<>|~]/g, '\\$&');

/**
 * Returns the introduction of a block's page, below the link back to the index.
 *
 * @param facts in a few words each
 */
export function headText(block: {
  type: string;
  title: string;
  description: string;
  facts: string[];
}) {
  const { type, title, description, facts } = block;
  return [
    '[All blocks](/)',
    `# ${asText(title)}`,
    `\`type: ${type}\``,
    asText(description),
    ...facts.map((fact) => `- ${asText(fact)}`),
  ].join('\n\n');
}

/** Returns the list of a block's fields. Each is a paragraph of its own: the length of a paragraph is limited. */
export function fieldsText(fields: FieldRow[]): string {
  return ['## Fields', ...fields.map(fieldText)].join('\n\n');
}

function fieldText({ path, kind, required, limits, values = [], description }: FieldRow): string {
  const facts = [kind, limits, required ? 'required' : ''].filter(Boolean).join(', ');
  const choices = values.map((value) => `\`${value}\``).join(', ');
  return `- **\`${path}\`** (${facts}) ${asText(description)}${choices && ` One of ${choices}.`}`;
}

/** Returns the list of places where the site uses a block, by file and line. */
export function usesText(type: string, uses: Usage[]): string {
  const places = uses.slice(0, MAX_PLACES).map(({ file, line }) => `- \`${file}:${line}\``);
  const rest = uses.length - places.length;
  const none = `No page of this site uses \`${type}\` yet.`;
  return [
    '## Where it is used',
    ...(uses.length === 0 ? [none] : places),
    ...(rest > 0 ? [`And in ${rest} more places.`] : []),
  ].join('\n\n');
}
