/** A value that a fragment asks for and is not given: told where the fragment is used, since that is what has to change. */

import { isGroup } from '../model/data.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import { meant } from '../words/nearest.ts';
import type { Expansion } from './walk.ts';

/** Returns the issue at the use of a fragment; `undefined` when the mistake is rather in the fragment itself. */
export function ungivenValue({ code, within = '' }: Unplaced, walk: Expansion): Issue | undefined {
  const { given, values } = walk.scope;
  const [root, wanted, ...more] = within.split('.');
  if (code !== 'unknown-variable' || root !== 'with' || !wanted || more.length > 0 || !given) {
    return undefined;
  }
  const fragment = walk.inside.at(-1) ?? '';
  const names = isGroup(values.with) ? Object.keys(values.with) : [];
  const { spot } = given;
  const use = spot.path.slice(0, -1);
  const text = walk.site.files.text(walk.file) ?? '';
  const unused = names.filter(
    (name) => !new RegExp(`with\\.${name.replace(/\W/g, '\\$&')}\\b`).test(text),
  );
  const near = meant(wanted, unused).suggestion;
  if (near !== undefined) {
    // of two names that are nearly the same, the one that is a field's is right
    if (walk.path.at(-1) !== wanted) return undefined;
    const params = { reason: 'fragment-value', fragment, name: near, wanted } as const;
    return {
      code: 'unknown-key',
      params,
      file: spot.file,
      path: [...spot.path, near],
      atKey: true,
    };
  }
  if (meant(wanted, names).suggestion !== undefined) return undefined;
  // all that is missing is told at once
  const asked = [...text.matchAll(/\bwith\.(\w+)(?!\s*\|\s*default)/g)].map(
    ([, name]) => name ?? '',
  );
  const missing = [...new Set([...asked, wanted])].filter((name) => !names.includes(name));
  const params = {
    reason: 'fragment-value',
    ...{ fragment, file: walk.file, wanted, asked: missing, given: names },
    field: walk.path.at(-1),
  } as const;
  return {
    code: 'missing-field',
    params,
    file: spot.file,
    path: names.length > 0 ? spot.path : use,
  };
}
