import type { ReactElement } from 'react';
import { useSession, useSessionState } from '../model/use-session.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Renders the reason why the last change was refused, unless a field of the form shows it. */
export function RefusalNote(): ReactElement | null {
  const session = useSession();
  const refusal = useSessionState('refusal');
  if (!refusal || refusal.isAtField) return null;
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>Nothing was changed.</strong> {refusal.message}
      </p>
      <IconButton icon="close" label="Close" onClick={() => session.dismissRefusal()} />
    </div>
  );
}
