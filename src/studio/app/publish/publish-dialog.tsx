import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Overview } from '../../contract/history.ts';
import { api } from '../model/api.ts';
import { useSession } from '../model/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';
import { ChangeList } from './change-list.tsx';

interface PublishDialogProps {
  onClose: () => void;
}

/** Renders the differences from the last publishing, with buttons to take them back, and the button that publishes. */
export function PublishDialog({ onClose }: PublishDialogProps): ReactElement {
  const session = useSession();
  const [overview, setOverview] = useState<Overview>();
  const [message, setMessage] = useState('');
  const { isBusy, notice, run } = useAction();
  const change = useCallback(
    (work: () => Promise<unknown>) =>
      run(async () => {
        const text = await work();
        setOverview(await api.overview());
        return text;
      }),
    [run],
  );
  useEffect(() => void change(() => session.flushForms()), [change, session]);

  const discard = (what: { id?: string }) =>
    change(async () => {
      await session.run(() => api.discard(what));
      return 'Reverted. Undo brings it back.';
    });
  const publish = () =>
    change(async () => {
      const { pushedTo } = await api.publish(message.trim() || undefined);
      setMessage('');
      return pushedTo ? `Published to ${pushedTo}.` : 'Kept as a version on this computer.';
    });

  const differences = overview?.differences ?? [];
  const canPublish = differences.length > 0 || (overview?.unpushed ?? 0) > 0;
  return (
    <Dialog title="Changes" className="publish" onClose={onClose}>
      <div className="publish-body">
        {overview && differences.length === 0 && (
          <p className="note">Nothing has changed since the last publishing.</p>
        )}
        {differences.length > 0 && (
          <ChangeList
            differences={differences}
            isBusy={isBusy}
            onDiscard={({ id }) => void discard({ id })}
          />
        )}
        <Notice className="publish-notice" notice={notice} />
      </div>
      {canPublish && (
        <footer>
          <label className="publish-message">
            What has changed, in your words (may be left out)
            <textarea
              dir="auto"
              className="input"
              rows={2}
              value={message}
              placeholder={differences[0]?.sentence}
              onChange={(event) => setMessage(event.target.value)}
            />
          </label>
          <div className="dialog-foot">
            {differences.length > 0 && (
              <button
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => void discard({})}
              >
                Revert all
              </button>
            )}
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() => void publish()}
            >
              {overview?.remote ? 'Publish' : 'Keep this version'}
            </button>
          </div>
        </footer>
      )}
    </Dialog>
  );
}
