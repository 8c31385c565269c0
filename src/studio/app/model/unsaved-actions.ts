/** What happens to refused changes: they are kept, sent again or discarded. */
import { hasKeptTexts } from './kept-texts.ts';
import type { Session } from './session.ts';
import type { KeptChange, TypedChange } from './unsaved-changes.ts';

/** Keeps typed changes that are not on disk: in the form that shows their place, or until one does. */
export function keepTyped(
  session: Session,
  changes: TypedChange[],
  digest: string | undefined,
): void {
  const forms = [...session.openForms];
  const rest = changes.filter(
    (change) => !forms.some((form) => form.adopt?.({ ...change, digest })),
  );
  session.unsaved.keep(rest, digest, session.state().refusal?.message);
}

/** Sends refused values again, over those that somebody else has set, if their places still exist. */
export function keepMine(session: Session): Promise<void> {
  const changes = session.unsaved
    .state()
    .conflicts.flatMap(({ file, place, value, digest }): KeptChange[] =>
      place ? [{ file, path: place, op: 'set', value, digest }] : [],
    );
  return session.retry(changes);
}

/** Keeps what somebody else has set, and drops the refused changes. */
export function takeTheirs(session: Session): void {
  const { conflicts } = session.unsaved.state();
  session.unsaved.dropConflicts();
  session.dismissRefusal();
  for (const form of session.openForms) form.drop?.(conflicts);
}

/** Discards changes that are in no form any more. */
export function discardKept(session: Session): void {
  session.unsaved.dropKept();
  session.dismissRefusal();
}

/** Returns whether anything that was typed is not on disk. */
export function hasUnsaved({ unsaved, openForms }: Session): boolean {
  const { conflicts, kept } = unsaved.state();
  const isTyped = [...openForms].some((form) => form.isTyped?.());
  return conflicts.length > 0 || kept.length > 0 || isTyped || hasKeptTexts();
}
