import type { ReactElement } from 'react';
import { useSession } from '../model/use-session.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Renders why the last change was not made, unless a field of the form shows it. */
export function Refusal(): ReactElement | null {
  const { session, state } = useSession();
  const { saving } = state;
  if (saving.state !== 'refused' || saving.isAtField) return null;
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>Nothing was changed.</strong> {saving.message}
      </p>
      <IconButton icon="close" label="Close" onClick={() => session.dismissRefusal()} />
    </div>
  );
}
