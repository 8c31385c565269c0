/** Redirects in `_site.yaml` from where pages were to where they are. */

import { isGroup } from '../model/data.ts';
import type { Data, DataObject } from '../model/types.ts';
import { siteFileName } from '../site/site.ts';
import type { YamlSource } from '../usages/walk-blocks.ts';
import type { Edit } from '../yaml/edits.ts';
import { CannotRename } from './moves.ts';

export interface NewRedirect {
  from: string;
  to: string;
}

/** Returns the edits that add redirects. One that has led from a new address, or from an old one already, is turned round instead. */
export function redirectEdits(site: YamlSource, wanted: NewRedirect[]): Edit[] {
  const data = isGroup(site.data) ? site.data : {};
  const list = Array.isArray(data.redirects) ? data.redirects : [];
  const edits: Edit[] = [];
  const added: NewRedirect[] = [];
  for (const redirect of wanted) {
    const index = list.findIndex((entry) => {
      const from = isGroup(entry) ? entry.from : undefined;
      return from === redirect.to || from === redirect.from;
    });
    if (index === -1) added.push(redirect);
    else edits.push(...turned(site, index, redirect));
  }
  if (added.length > 0) edits.push(insertion(site, data.redirects, list, added));
  return edits;
}

function turned(site: YamlSource, index: number, { from, to }: NewRedirect): Edit[] {
  return Object.entries({ from, to }).map(([name, text]) => {
    const span = site.positions().span(['redirects', index, name]);
    if (!span) throw cannotRead();
    return { file: siteFileName, ...span, text };
  });
}

function insertion(
  { text, positions }: YamlSource,
  written: Data | undefined,
  list: Data[],
  added: NewRedirect[],
): Edit {
  const lineEnding = text.includes('\r\n') ? '\r\n' : '\n';
  const at = (start: number, inserted: string): Edit => ({
    file: siteFileName,
    start,
    end: start,
    text: inserted.replaceAll('\n', lineEnding),
  });
  const items = (indent: string): string =>
    added.map(({ from, to }) => `${indent}- from: ${from}\n${indent}  to: ${to}\n`).join('');
  if (written === undefined) {
    return at(
      text.length,
      `${text === '' || text.endsWith('\n') ? '' : '\n'}\nredirects:\n${items('  ')}`,
    );
  }
  const span = positions().span(['redirects']);
  if (span && text[span.start] === '[') {
    const inLine = added.map(({ from, to }) => `{ from: ${from}, to: ${to} }`).join(', ');
    const last = positions().span(['redirects', list.length - 1]);
    return last ? at(last.end, `, ${inLine}`) : at(span.start + 1, inLine);
  }
  if (list.length === 0) {
    const key = positions().span(['redirects'], true);
    if (!key || written !== null) throw cannotRead();
    return at(text.indexOf(':', key.end) + 1, `\n${items('  ')}`.replace(/\n$/, ''));
  }
  const first = positions().span(['redirects', 0]);
  const lineStart = first ? text.lastIndexOf('\n', first.start) + 1 : 0;
  const indent = first && /^( *)- +$/.exec(text.slice(lineStart, first.start))?.[1];
  if (indent === undefined) throw cannotRead();
  const lineEnd = text.indexOf(
    '\n',
    endOf(list.at(-1) as DataObject, list.length - 1, positions()),
  );
  return lineEnd === -1 ? at(text.length, `\n${items(indent)}`) : at(lineEnd + 1, items(indent));
}

/** Returns where the last value of an entry ends; what comes after it may be a comment on what follows. */
function endOf(
  entry: DataObject,
  index: number,
  positions: ReturnType<YamlSource['positions']>,
): number {
  const ends = Object.keys(entry).map(
    (name) => positions.span(['redirects', index, name])?.end ?? 0,
  );
  return Math.max(...ends);
}

function cannotRead(): CannotRename {
  return new CannotRename(
    `The redirects in ${siteFileName} are written in a way that cannot be added to. Write them as a list of from: and to:.`,
  );
}
