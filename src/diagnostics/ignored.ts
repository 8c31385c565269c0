import type { FileCache } from '../content/yaml/file-cache.ts';
import type { Diagnostic } from './model/diagnostic.ts';

/**
 * Returns whether an editor has said that a warning is meant to be so: `# pagewright-ignore duplicate-title` after the line that it is about,
 * or on a line of its own above it. Names and codes (`PW543`) are known; errors cannot be ignored.
 */
export function isIgnored(
  { severity, file, line, name, code }: Diagnostic,
  files: FileCache,
): boolean {
  if (severity === 'error') return false;
  const text = files.text(file);
  if (!text?.includes('pagewright-ignore')) return false;
  const lines = text.split('\n');
  const above = lines[line - 2] ?? '';
  const said = [lines[line - 1] ?? '', /^\s*#/.test(above) ? above : ''];
  return said.some((one) => {
    const words = /#\s*pagewright-ignore\s+([\w\s,-]+)/.exec(one)?.[1]?.split(/[\s,]+/) ?? [];
    return words.includes(name) || words.includes(code);
  });
}
