/** What becomes of changes that were refused: they are kept, sent again, or given up. */
import type { Change } from '../../contract/changes.ts';
import { hasKeptTexts } from './kept-texts.ts';
import type { Session } from './session.ts';
import type { KeptChange } from './unsaved-changes.ts';

/** Keeps what was typed and is not on disk: in the form that shows its place, or until one does. */
export function keepTyped(session: Session, changes: Change[], digest: string | undefined): void {
  const forms = [...session.openForms];
  const rest = changes.filter(
    (change) => !forms.some((form) => form.adopt?.({ ...change, digest })),
  );
  session.unsaved.keep(rest, digest, session.state().refusal?.message);
}

/** Sets what was refused where somebody else had set another value, as far as its places are still there. */
export function keepMine(session: Session): Promise<void> {
  const changes = session.unsaved
    .state()
    .conflicts.flatMap(({ file, place, value, digest }): KeptChange[] =>
      place ? [{ file, path: place, op: 'set', value, digest }] : [],
    );
  return session.sendEach(changes);
}

/** Leaves what somebody else has set, and forgets what was refused for it. */
export function takeTheirs(session: Session): void {
  const { conflicts } = session.unsaved.state();
  session.unsaved.dropConflicts();
  session.dismissRefusal();
  for (const form of session.openForms) form.drop?.(conflicts);
}

/** Gives up what is in no form any more. */
export function discardKept(session: Session): void {
  session.unsaved.dropKept();
  session.dismissRefusal();
}

/** Returns whether something was typed that is not on disk. */
export function hasUnsaved({ unsaved, openForms }: Session): boolean {
  const { conflicts, kept } = unsaved.state();
  const isTyped = [...openForms].some((form) => form.isTyped?.());
  return conflicts.length > 0 || kept.length > 0 || isTyped || hasKeptTexts();
}
