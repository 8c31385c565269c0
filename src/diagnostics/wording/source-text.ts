/** Returns the source text of a value, for hints and corrections that repeat it. */
import type { OddValue } from '../../content/model/odd-value.ts';
import type { DataPath, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { quoted } from '../../content/yaml/scalars.ts';
import { shown } from './phrases.ts';

/** Returns the text of a value as its file has it; empty when the file cannot be read. */
export function sourceText({ files }: Site, { file, path }: SourceLocation): string {
  const location = files.positions(file)?.locate(path);
  return location ? (files.text(file) ?? '').slice(location.start, location.end) : '';
}

/** Returns a source text in quotation marks; a template loses those around its variable, which would print its name. */
export const inQuotes = (source: string): string =>
  quoted(source.replace(/^\{\{ *(["'])([a-z]+\.[\w.]+)\1 *\}\}$/, '{{ $2 }}'));

/** Returns the key or dash before a value in its file. A template may give the value to a field of another name. */
export function leadIn(path: DataPath): string {
  const name = path.at(-1);
  return typeof name === 'string' ? `${name}: ` : '- ';
}

/** Returns the anchors of a YAML text, such as `&name`, with the name in the first group. */
export const anchorsIn = (text: string): RegExpMatchArray[] => [
  ...text.matchAll(/(?<=[\s[{,])&([\w-]+)/g),
];

/** Returns the line with another value: `title: Our team`, or `- Our team` for a list entry. */
export function lineWith({ name }: OddValue, value: string): string {
  return `${name === undefined ? '- ' : `${name}: `}${shown(value)}`;
}
