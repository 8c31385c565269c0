/** Finds list entries without their dash. */
import usualFields from '../../../schema/usual-fields.json' with { type: 'json' };
import { moved, textEnd } from './indentation.ts';
import { type Finder, lineAbove, replacing } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

const listsOfObjects = new Set(usualFields.listsOfObjects);

/** Finds an entry without its dash that begins like the entries above it, in the column of their dashes. */
export const lostDash: Finder = (line, { lines }) => {
  const like = lines
    .slice(0, line.number - 1)
    .findLast((one) => !isBlank(one) && one.indent <= line.indent);
  const start = line.name ?? line.text.trimStart()[0];
  const isAlike = start === like?.name || (start === '{' && like?.value.startsWith(start));
  if (line.dashes.length > 0 || like?.dashes[0] !== line.indent || !isAlike) return [];
  const shown = { from: line.indent, to: textEnd(line), params: { found: '' } };
  return [replacing('missing-dash', line, [line.indent, line.indent], '- ', shown)];
};

/** Finds a block without its dash at the left edge, among blocks that are indented. */
export const edgeBlock: Finder = (line, { lines }) => {
  const isType = (one: SourceLine) => one.name === 'type' && one.value !== '';
  const like = lines
    .slice(0, line.number - 1)
    .findLast((one) => isType(one) && one.dashes.length > 0);
  const dash = like?.dashes[0];
  if (dash === undefined || !isType(line) || line.at !== 0) return [];
  const below = lines.slice(line.number);
  const stop = below.findIndex((one) => isType(one) && (one.at === 0 || one.dashes[0] === dash));
  const own = stop === -1 ? below : below.slice(0, stop);
  const lead = `${' '.repeat(dash)}- `;
  const edits = [{ start: line.offset, end: line.offset, text: lead }, ...moved(own, lead.length)];
  const shown = { from: 0, to: textEnd(line), edits, params: { found: 'type' } };
  return [replacing('missing-dash', line, [0, 0], '- ', shown)];
};

/** Finds the first entry of a list when only its dash is missing. */
export const missingDash: Finder = (line, source) => {
  const above = lineAbove(source, line);
  const until = source.error?.line ?? 0;
  const next = source.lines[until - 1];
  const own = source.lines.slice(line.number - 1, until - 1).filter((one) => !isBlank(one));
  const isFirst = line.dashes.length === 0 && above?.value === '' && above.name !== undefined;
  const dash = next?.dashes[0] ?? -1;
  if (!isFirst || !next || ![line.indent - 2, line.indent].includes(dash)) return [];
  // The next entry has a field that this one has too.
  if (!own.some(({ at, name }) => at === line.at && next.text.includes(`${name}:`))) return [];
  if (own.some(({ indent }) => indent < line.indent)) return [];
  const shown = { from: line.indent, to: textEnd(line), params: { found: above.name as string } };
  if (dash === line.indent) {
    const start = line.offset + dash;
    const edits = [{ start, end: start, text: '- ' }, ...moved(own.slice(1), 2)];
    return [replacing('missing-dash', line, [dash, dash], '- ', { ...shown, edits })];
  }
  return [replacing('missing-dash', line, [dash, dash + 1], '-', shown)];
};

/**
 * Finds the first entry of a list, or the first block of a fragment, without its dash; its other fields are indented
 * as if it had one.
 */
export const loneEntry: Finder = (line, source) => {
  const above = lineAbove(source, line);
  const below = source.lines.slice(line.number).filter((one) => !isBlank(one));
  const stop = below.findIndex(
    ({ indent, dashes }) => indent < line.indent || (indent === line.indent && dashes.length > 0),
  );
  const own = stop === -1 ? below : below.slice(0, stop);
  const isFirst = line.dashes.length === 0 && line.name !== undefined && line.value !== '';
  const isOfList = above
    ? above.value === '' &&
      (listsOfObjects.has(above.name ?? '') || below[stop]?.indent === line.indent)
    : line.name === 'type';
  if (!isFirst || !isOfList) return [];
  if (own[0]?.name === undefined || own[0].indent !== line.indent + 2) return [];
  if (own.some(({ indent }) => indent < line.indent + 2)) return [];
  const shown = { from: line.indent, to: textEnd(line), params: { found: above?.name ?? '' } };
  return [replacing('missing-dash', line, [line.indent, line.indent], '- ', shown)];
};
