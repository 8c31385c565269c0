/** What a key does in an open list of options. */
export type ListAction =
  | { do: 'move'; to: number }
  | { do: 'choose' }
  | { do: 'close' }
  | { do: 'type'; letter: string };

const PAGE = 5;

/**
 * The keys of the WAI-ARIA listbox: arrows, Home, End and page keys move, Enter and Space choose,
 * Escape and Tab close, letters look for an option. Nothing for all other keys.
 */
export function listAction(
  key: string,
  active: number,
  count: number,
  searching: boolean,
): ListAction | undefined {
  const last = count - 1;
  const moves: Record<string, number> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.max(active - 1, 0),
    Home: 0,
    End: last,
    PageDown: Math.min(active + PAGE, last),
    PageUp: Math.max(active - PAGE, 0),
  };
  const to = moves[key];
  if (to !== undefined) return { do: 'move', to };
  if (key === 'Enter' || (key === ' ' && !searching)) return { do: 'choose' };
  if (key === 'Escape' || key === 'Tab') return { do: 'close' };
  return key.length === 1 ? { do: 'type', letter: key } : undefined;
}

/**
 * The next option that begins with what was typed, from `active` on and around; -1 when there is none.
 * One letter typed several times walks through the options that begin with it.
 */
export function findOption(options: string[], typed: string, active: number): number {
  const letters = typed.toLowerCase();
  const repeated = [...letters].every((letter) => letter === letters[0]);
  const wanted = repeated ? letters.slice(0, 1) : letters;
  const start = repeated ? active + 1 : active;
  for (let step = 0; step < options.length; step += 1) {
    const place = (start + step) % options.length;
    if (options[place]?.toLowerCase().startsWith(wanted)) return place;
  }
  return -1;
}
