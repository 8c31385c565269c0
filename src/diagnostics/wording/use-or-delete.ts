import type { Site } from '../../content/site/site.ts';
import { meant } from '../../content/words/nearest.ts';
import { guessed } from './phrases.ts';

/** Returns what to do with an unused fragment or collection, which may be another one in another language. */
export function useOrDelete(name: string, names: Iterable<string>, { languages }: Site): string {
  const there = [...names];
  const local = there.flatMap((one) =>
    languages.flatMap(({ folder }) => (folder ? `${one}.${folder}` : [])),
  );
  const open = local.filter((one) => !there.includes(one));
  const { suggestion, sure } = meant(name, open);
  const rest = 'Use it or delete it; a name that begins with _ keeps it aside.';
  return sure ? guessed(`${suggestion}.yaml, with a dot before the language`, rest) : rest;
}
