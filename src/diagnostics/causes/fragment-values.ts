/** Finds the use of a fragment that does not give it a value. */
import { isObject } from '../../content/model/data.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { meant } from '../wording/nearest.ts';
import { synonym } from '../wording/synonyms.ts';

/**
 * Returns the issue at the use of a fragment whose template reads a value that is not given; `undefined` when the
 * mistake is more likely in the fragment.
 */
export function missingFragmentValue(issue: Issue, site: Site): Issue | undefined {
  const { code, within = '', scope, file, path } = issue;
  const [root, wanted, ...more] = within.split('.');
  if (code !== 'unknown-variable' || root !== 'with' || !wanted || more.length > 0 || !scope?.given)
    return undefined;
  const { location, fragment } = scope.given;
  const given = isObject(scope.values.with) ? Object.keys(scope.values.with) : [];
  const { unused, missing } = valuesAsked(site.files.text(file) ?? '', given, wanted);
  const field = path.at(-1);
  const { suggestion, sure } = meant(wanted, unused);
  // As many values too many as too few: the same values under other names, in the same order.
  const other =
    suggestion ??
    unused.find((name) => synonym(name, [wanted])) ??
    (unused.length === missing.length ? unused[missing.indexOf(wanted)] : undefined);
  if (other !== undefined) {
    // Of two similar names, the one that is also the name of the block's field is right.
    if (suggestion !== undefined && field !== wanted) return undefined;
    return {
      code: 'unknown-key',
      params: { reason: 'fragment-value', fragment, name: other, wanted, sure },
      file: location.file,
      path: [...location.path, other],
      atKey: true,
    };
  }
  if (meant(wanted, given).suggestion !== undefined) return undefined;
  // All missing values are reported together.
  return {
    code: 'missing-field',
    params: {
      reason: 'fragment-value',
      fragment,
      file,
      place: path,
      wanted,
      asked: missing,
      given,
      field,
    },
    file: location.file,
    path: given.length > 0 ? location.path : location.path.slice(0, -1),
  };
}

/** Returns the given values that a fragment does not use, and those that it asks for and does not get. */
function valuesAsked(
  text: string,
  given: string[],
  wanted: string,
): { unused: string[]; missing: string[] } {
  const asked = Array.from(
    text.matchAll(/\bwith\.(\w+)\b(?!\s*\|\s*default)/g),
    ([, name = '']) => name,
  );
  const isUsed = (name: string) => new RegExp(`with\\.${escapePattern(name)}\\b`).test(text);
  return {
    unused: given.filter((name) => !isUsed(name)),
    missing: [...new Set([...asked, wanted])].filter((name) => !given.includes(name)),
  };
}
